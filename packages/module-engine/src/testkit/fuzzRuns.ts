const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'

/** What random tests try in all; each takes its share. `npm run test:full` tries more, `npm run soak -- engine` and `fuzz` many more. */
export const FUZZ_RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? (isFull ? 4000 : 1200))
