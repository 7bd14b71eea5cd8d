/** Public entry of the `freshness` domain. */
export { LazyLateScores } from './LazyLateScores';
