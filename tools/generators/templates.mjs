import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../command/output.mjs';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** The spellings of a kebab-case name that templates use. */
export function spellings(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`"${name}" is not a kebab-case name such as match-tips.`);
  const words = name.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return {
    name,
    Class: pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    // Three letters: ids in the ledger have at most two, so the ids never collide.
    RULE: name.replaceAll('-', '').slice(0, 3).toUpperCase(),
  };
}

/**
 * Writes folders of templates, or one template, to `target`. Throws if `target` exists.
 * @param {string | string[]} templates paths under templates/ @param {string} target
 * @param {Record<string, string>} words
 */
export function writeTemplate(templates, target, words) {
  if (existsSync(target)) throw new CommandError(`${target} exists already.`);
  for (const template of [templates].flat()) {
    const source = join(TEMPLATES, template);
    if (source.endsWith('.tpl')) {
      writeOne(source, target, words);
      continue;
    }
    for (const file of readdirSync(source, { recursive: true }).filter((path) => path.endsWith('.tpl'))) {
      writeOne(
        join(source, file),
        join(
          target,
          file
            .replace('__name__', words.name)
            .replace('__Class__', words.Class)
            .replace(/\.tpl$/, ''),
        ),
        words,
      );
    }
  }
}

function writeOne(source, target, words) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, fill(readFileSync(source, 'utf8'), words));
}

const fill = (text, words) => text.replace(/\{\{(\w+)\}\}/g, (_all, key) => words[key]);

/**
 * Inserts a line directly before the first matching line of a file, with the same indentation.
 * @param {string} file @param {RegExp} before @param {string} line
 */
export function insertLine(file, before, line) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((text) => before.test(text));
  if (at === -1)
    throw new CommandError(`${file} has no line that matches ${before}, before which the new line belongs.`);
  const indent = /^\s*/.exec(lines[at])[0];
  writeFileSync(file, [...lines.slice(0, at), `${indent}${line}`, ...lines.slice(at)].join('\n'));
}

/**
 * Inserts a line directly after the last matching line of a file.
 * @param {string} file @param {RegExp} after @param {string} line
 */
export function insertLineAfterLast(file, after, line) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findLastIndex((text) => after.test(text));
  if (at === -1) throw new CommandError(`${file} has no line that matches ${after}, after which the new line belongs.`);
  writeFileSync(file, [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n'));
}
