import { execFileSync } from 'node:child_process'

/** The name of the variable that passes the options on to every process that a run starts. */
const VARIABLE = 'PANDOK_TEST_V8_FLAGS'

/*
 * These are options of V8 for processes that run much code only a few times, as tests do. They must be given on the
 * command line: set later, they may end a process.
 *
 * The first two are about young objects: a worker starts with a megabyte for them and copies what a test still holds each
 * time the space is full, which takes up to a tenth of the processor time of a screen's tests.
 *
 * The third is a budget: a function that has run this many bytes of its code is compiled again, for speed. With V8's default
 * of 66 KB this took a fifth of the processor time of server and package tests, mostly for functions that ended before it
 * paid off. With eight times as much, functions that run long are still compiled: tests of decoders, tables and notation
 * also need 9 % fewer instructions, server and board tests 16 %.
 */
const WANTED = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--interrupt-budget=540672']

/** @returns {string[]} those that this Node knows; it refuses to start with others */
export function shortLived() {
  const given = process.env[VARIABLE]
  if (given !== undefined) return given.split(' ').filter((flag) => flag !== '')
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const flags = WANTED.filter((flag) => known.includes(`\n  ${flag.replace(/=.*$/u, '')} `))
  process.env[VARIABLE] = flags.join(' ')
  return flags
}

/**
 * Adds the options to a command line of Node.js. Workers of tests are threads of the command or inherit its
 * flags, except for the processes that Vitest starts, which get them from `vitest.config.ts`.
 * @param {readonly [string, ...string[]]} command
 * @returns {[string, ...string[]]}
 */
export function runBriefly([node, ...rest]) {
  return [node, ...shortLived(), ...rest]
}
