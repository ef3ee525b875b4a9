// Vitest runs this file again before each test file, but loads its imports only once in each worker. If they
// ran each time, each run would add to the previous one: one more comparison of bytes with every file, called
// for every value that `toEqual` compares.
import './setWaitTimeouts.ts'
import './propertySeed.ts'
import './sameBytes.ts'
