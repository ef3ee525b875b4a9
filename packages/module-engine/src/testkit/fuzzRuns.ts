const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'

/**
 * The total of random runs, which the tests divide among them. `npm run test:full` runs more, `npm run soak
 * -- engine` and `fuzz` many more.
 */
export const FUZZ_RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? (isFull ? 4000 : 1200))
