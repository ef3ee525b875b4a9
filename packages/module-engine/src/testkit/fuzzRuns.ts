/** What random tests try in all; each takes its share. `npm run soak -- engine` and `fuzz` try many more. */
export const FUZZ_RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? 4000)
