import { css, keyframes } from '@emotion/react';
import { markStylesPure } from './mark-pure.mjs';

/** @param {string} code an expression of `css` and `keyframes` */
const evaluate = (code) => new Function('css', 'keyframes', `return ${code}`)(css, keyframes);

describe('markStylesPure', () => {
  it('turns a template into a call that bundlers may drop', () => {
    expect(markStylesPure('const a = css`color: red;`;')).toBe('const a = /* @__PURE__ */ css(`color: red;`);');
    expect(markStylesPure('const a = css`${b}; top: ${c}px`;')).toBe(
      'const a = /* @__PURE__ */ css(``, b, `; top: `, c, `px`);',
    );
  });

  it('leaves other templates and the number of lines alone', () => {
    const code = 'const a = `x`;\nconst b = css`\n  top: 1px;\n`;\nconst c = html`x`;\n';
    const marked = markStylesPure(code);
    expect(marked.split('\n')).toHaveLength(code.split('\n').length);
    expect(marked).toContain('html`x`');
    expect(marked).toContain('`x`;');
  });

  it.each([
    ['plain', 'css`color: red;`'],
    ['with another style', 'css`${css`top: 0;`}; color: red; &::before { content: "\\\\201C"; }`'],
    ['with an animation', 'css`animation: ${keyframes`from { top: 0; } to { top: 9px; }`} 1s;`'],
    [
      'with a number and an expression',
      'css`top: ${1 + 2}px; ${["left", "right"].map((side) => side + ": 0;").join("")}`',
    ],
  ])('keeps the class of a style: %s', (_what, code) => {
    expect(evaluate(markStylesPure(code)).name).toBe(evaluate(code).name);
  });
});
