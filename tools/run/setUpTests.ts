// Vitest runs this file anew before each file of tests, what it imports once in each worker. Repeated, each of them would
// add to what the last one left: one more comparison of bytes with every file, asked about every value that `toEqual` meets.
import './patientWaiting.ts'
import './propertySeed.ts'
import './sameBytes.ts'
