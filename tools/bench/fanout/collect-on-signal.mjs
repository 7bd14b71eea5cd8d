// Preloaded into a measured server: SIGUSR2 triggers a full garbage collection, so that memory is comparable.
process.on('SIGUSR2', () => globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
