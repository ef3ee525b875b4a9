// node tools/run/ci.mjs runs npm test, and then npm run desktop:test if its tools are installed. It ends with
// one line for both.
import { spawn } from 'node:child_process'
import { whyNotTried } from '../desktop/whyNotTried.mjs'
import { sumUp } from './sumUp.mjs'

/**
 * Shows the output of a command as it arrives, and keeps its last line.
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<{ name: string, lastLine: string, exitCode: number }>}
 */
function npm(name, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let end = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      process.stdout.write(chunk)
      end = (end + chunk).slice(-10_000)
    })
    child.once('error', reject).once('close', (code) => {
      resolve({ name, lastLine: end.trim().split('\n').at(-1) ?? '', exitCode: code ?? 1 })
    })
  })
}

const runs = [await npm('npm test', ['test'])]
const reason = whyNotTried()
if (reason === null) runs.push(await npm('npm run desktop:test', ['run', 'desktop:test']))
else console.log(`npm run desktop:test is left out: ${reason}.`)

const { failed, line } = sumUp(runs)
console.log(`\n${line}`)
process.exitCode = failed > 0 ? 1 : 0
