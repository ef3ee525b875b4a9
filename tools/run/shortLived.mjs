import { execFileSync } from 'node:child_process'

/** The name of the variable that passes the options on to every process that a run starts. */
const VARIABLE = 'PANDOK_TEST_V8_FLAGS'

/*
 * V8's options for processes that run much code only a few times, as tests do. It takes these from the command line only: set
 * later, they may end a process.
 *
 * Young objects: a worker starts with a megabyte for them and moves what a test still holds each time that is full, up to a
 * tenth of a screen's processor time.
 *
 * Budget: a function that has run so many bytes of its code is compiled once more, for speed. At V8's own 66 KB that took
 * a fifth of the processor time of server and package tests, mostly for functions that ended before it paid off. With eight
 * times as much, those that run long are still compiled: tests of decoders, tables and notation need 9 % fewer instructions
 * as well, server and board tests 16 %.
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
 * A command line of Node with them. Workers of tests are threads of the command or get its flags, but for the processes that
 * Vitest starts, which get them from `vitest.config.ts`.
 * @param {readonly [string, ...string[]]} command
 * @returns {[string, ...string[]]}
 */
export function runBriefly([node, ...rest]) {
  return [node, ...shortLived(), ...rest]
}
