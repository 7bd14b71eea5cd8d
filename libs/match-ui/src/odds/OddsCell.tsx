import { memo, type ReactNode } from 'react';
import type { OddsCellView, OddsChoice, OddsHalf, PriceLabels } from './odds-view.js';
import { LineCell, OpeningPrice, PriceCell } from './PriceCell.js';
import { sameView } from './same-view.js';

export interface OddsCellProps extends OddsChoice {
  part: OddsHalf;
  /** Undefined renders a blank cell: there is no line yet. */
  view: OddsCellView | undefined;
  /** Market and line, for the name of the button. */
  name: string | undefined;
  labels: PriceLabels;
  chosen: boolean;
  onChoose: ((choice: OddsChoice) => void) | undefined;
}

/** One cell of the board: line, current price, opening price. Renders again only when one of them changes. */
export const OddsCell = /* @__PURE__ */ memo(function OddsCell({
  part,
  view,
  name,
  labels,
  chosen,
  onChoose,
  ...choice
}: OddsCellProps) {
  return (
    <td role="cell" data-part="cell" data-of={part} data-chosen={chosen || undefined}>
      {view && (
        <div data-part="inside">
          <LineCell line={view.line} openingLine={view.openingLine} word={view.word} openingLabel={labels.opening} />
          <span data-part="now">
            <Price
              name={[name, view.price.text, view.price.move && labels[view.price.move]].filter(Boolean).join(', ')}
              pressed={chosen}
              onPress={onChoose && view.price.state === undefined ? () => onChoose(choice) : undefined}
            >
              <PriceCell {...view.price} labels={labels} />
            </Price>
            {view.price.opening !== undefined && <OpeningPrice text={view.price.opening} label={labels.opening} />}
          </span>
        </div>
      )}
    </td>
  );
}, sameView);

function Price({
  name,
  pressed,
  onPress,
  children,
}: {
  name: string;
  pressed: boolean;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}) {
  if (!onPress) return <span data-part="slot">{children}</span>;
  return (
    <button type="button" data-part="slot" aria-label={name} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
