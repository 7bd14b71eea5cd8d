/** What a bundler would answer for the address of a file. */
const address = '/asset';

export default address;
