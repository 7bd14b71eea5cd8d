import { css } from '@emotion/react';
import { hiddenCss, numCss } from '@khandai/ui-kit';
import { BELOW_WIDE, WIDE } from './odds-widths.js';

/** Styles of a match: the teams, the time, and its rows. odds-cell.styles has the styles of the cells. */
export const matchStyles = css`
  & > [data-part='match'] {
    display: grid;
    --odds-code: min(2.75rem, 60px);
    grid-template-columns: var(--odds-code) repeat(3, minmax(0, 1fr));
    background: var(--c-surface);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    margin-bottom: var(--sp-2);
    overflow: hidden;
    /* A new price lays out its own match alone, and matches off screen not at all: they stay in find-in-page and are read out. */
    contain: layout style paint;
    content-visibility: auto;
    contain-intrinsic-size: auto 263px;
    ${BELOW_WIDE} {
      container-type: inline-size;
    }
    @media (min-width: 768px) {
      margin: 0;
    }
    ${WIDE} {
      grid-template-columns: var(--odds-columns);
      contain-intrinsic-size: auto 105px;
      background: none;
      border: 0;
      border-radius: 0;
    }
  }
  &[data-markets='2'] > [data-part='match'] {
    ${BELOW_WIDE} {
      grid-template-columns: var(--odds-code) repeat(2, minmax(0, 1fr));
    }
  }
  &[data-markets='1'] > [data-part='match'] {
    ${BELOW_WIDE} {
      grid-template-columns: var(--odds-code) minmax(0, 1fr);
    }
  }
  & > [data-part='match'] > tr {
    display: contents;
  }
  /* Half-time has no draw to bet on: the row would be blank. */
  &:not([data-draws]) > [data-part='match'] > [data-row='draw'] {
    ${BELOW_WIDE} {
      display: none;
    }
  }

  & [data-part='when'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--sp-2);
    min-height: 40px;
    padding: 0 var(--sp-1) 0 var(--sp-3);
    font-size: var(--fs-12);
    color: var(--c-muted);
    & > [data-part='time'] {
      ${numCss};
    }
    & > [data-part='room'] {
      position: relative;
      display: grid;
      place-items: center;
      width: 32px;
      height: 32px;
      margin-left: auto;
      border-radius: var(--r-2);
      color: var(--c-muted);
      &::after {
        content: '';
        position: absolute;
        inset: -4px 0 -8px -12px;
      }
      &:hover {
        background: var(--c-hover);
        color: var(--c-accent);
      }
    }
    ${WIDE} {
      position: relative;
      grid-column: 1;
      grid-row: span 3;
      display: block;
      padding: 9px 6px 0 var(--sp-4);
      line-height: 1.125rem;
      border-top: 1px solid var(--c-line-strong);
      & > [data-part='badge'] {
        display: none;
      }
      & > [data-part='time'] {
        display: block;
        font-size: var(--fs-13);
        color: var(--c-text-2);
      }
      & > span {
        display: block;
        white-space: normal;
      }
      & [data-part='separator'] {
        display: none;
      }
      & [data-part='minute'] {
        display: block;
      }
      & > [data-part='room'] {
        position: absolute;
        left: 8px;
        bottom: 3px;
        width: 28px;
        height: 28px;
        &::after {
          inset: -4px -8px;
        }
      }
    }
  }

  & [data-part='team'] {
    grid-column: 1 / -1;
    min-height: 28px;
    padding: 0 var(--sp-3);
    font-weight: var(--fw-medium);
    min-width: 0;
    & > span {
      display: flex;
      align-items: center;
      gap: 10px;
      min-height: 28px;
      min-width: 0;
    }
    & [data-part='name'] {
      min-width: 0;
      overflow-wrap: anywhere;
      line-height: 1.25rem;
      /* The rows of the table have a fixed height: two lines of small letters fit. */
      ${WIDE} {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        line-height: 1rem;
      }
    }
    & a:hover {
      color: var(--c-accent);
    }
    & [data-part='score'] {
      margin-left: auto;
      font: var(--fw-semi) var(--fs-16)/1 var(--font-num);
      font-variant-numeric: tabular-nums;
    }
    ${BELOW_WIDE} {
      position: relative;
      /* The link is as tall as a finger: the team under it leads nowhere of its own. */
      & a::after {
        content: '';
        position: absolute;
        inset: 0 0 -16px;
      }
      &[data-side='home'] {
        grid-row: 2;
      }
      &[data-side='away'] {
        grid-row: 3;
      }
    }
    ${WIDE} {
      & > span {
        flex: 1;
        gap: var(--sp-2);
      }
      & [data-part='score'] {
        font-size: var(--fs-14);
      }
    }
  }

  & [data-part='draw'] {
    color: var(--c-muted);
    font-weight: var(--fw-regular);
    ${BELOW_WIDE} {
      /* Still read out as the row's name; the eye has it in the narrow column. */
      ${hiddenCss};
    }
  }

  /* The three rows' names stand under one another. */
  ${WIDE} {
    & :is([data-part='team'], [data-part='draw']) {
      grid-column: 2;
      display: flex;
      align-items: center;
      height: 35px;
      padding: 0 6px 0 10px;
      border-top: 1px solid var(--c-line);
    }
    & [data-side='home'] {
      border-top-color: var(--c-line-strong);
    }
  }

  & [data-part='market-name'] {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    grid-row: 4;
    font-size: var(--fs-11);
    color: var(--c-muted);
    padding: 6px 0 3px;
    ${WIDE} {
      display: none;
    }
  }

  & [data-part='code'] {
    grid-column: 1;
    display: flex;
    align-items: center;
    min-height: 46px;
    padding-left: 8px;
    font: var(--fw-medium) var(--fs-11)/1 var(--font-num);
    color: var(--c-muted);
    border-top: 1px solid var(--c-line);
    ${WIDE} {
      display: none;
    }
  }
`;
