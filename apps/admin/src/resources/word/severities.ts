import type { FilterSeverity } from '@khandai/contracts';

/** The strictest first. */
export const SEVERITIES = ['block', 'hold', 'mask', 'allow'] as const satisfies readonly FilterSeverity[];
