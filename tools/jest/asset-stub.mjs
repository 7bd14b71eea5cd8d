/** Stands in for a bundler's asset import: exports an asset address. */
const address = '/asset';

export default address;
