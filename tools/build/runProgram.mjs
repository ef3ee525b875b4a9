import { spawn } from 'node:child_process'

/** Runs a program of the build. If the program fails, it has already printed the reason. */
export async function runProgram(/** @type {string[]} */ [program = '', ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${args.find((arg) => arg.endsWith('.ts'))} ended with ${code}.`)
}
