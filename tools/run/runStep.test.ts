import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { runStep, runSteps } from './runStep.mjs'

const node = (code: string) => [process.execPath, '-e', code]

describe('runStep', () => {
  it('gives back what a step wrote and how it ended', async () => {
    const command = node('console.log("out"); console.error("err"); process.exitCode = 3')
    expect(await runStep({ name: 'a', command }, { quiet: true })).toMatchObject({
      ok: false,
      exitCode: 3,
      output: expect.stringMatching(/out\s+err|err\s+out/),
    })
  })

  it('shows the errors of a step as they come, and keeps their end', async () => {
    const shown = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const command = node('console.error("x".repeat(9000) + "the end")')
    const { output } = await runStep({ name: 'a', command }, { quiet: false })
    const written = shown.mock.calls.flat().join('')
    shown.mockRestore()
    expect(written).toHaveLength(9008)
    expect(output).toMatch(/^x{3000,4000}the end$/)
  })

  it('adds to the environment', async () => {
    const command = node('process.exit(process.env.ROUNDS === "9" && process.env.PATH ? 0 : 1)')
    expect((await runStep({ name: 'a', command, env: { ROUNDS: '9' } }, { quiet: true })).ok).toBe(true)
  })

  it('counts a step that dies or cannot even start as failed', async () => {
    const killed = node('process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 1000)')
    const dead = await runStep({ name: 'a', command: killed }, { quiet: true })
    expect(dead).toMatchObject({ ok: false, signal: 'SIGKILL' })
    const missing = await runStep({ name: 'a', command: ['/no/such/program'] }, { quiet: true })
    expect(missing).toMatchObject({ ok: false, output: expect.stringContaining('could not be started') })
  })

  it('takes its steps along when it is ended itself', async () => {
    const module = new URL('./runStep.mjs', import.meta.url).href
    const step = `console.log(process.pid); setInterval(() => {}, 1000)`
    const starter = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `const { runStep } = await import(${JSON.stringify(module)})
       await runStep({ name: 'a', command: [process.execPath, '-e', ${JSON.stringify(step)}] }, { quiet: false })`,
    ])
    const [printed] = await once(starter.stdout, 'data')
    starter.kill('SIGTERM')
    await vi.waitFor(() => expect(() => process.kill(Number(printed), 0)).toThrow('ESRCH'))
  })
})

describe('runSteps', () => {
  it('runs all steps although some fail, and shows the output of those only', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const results = await runSteps(
      [
        { name: 'bad', command: node('console.log("why"); process.exit(1)') },
        { name: 'good', command: node('console.log("chatter")') },
        { name: 'last', command: node('') },
      ],
      2,
    )
    const shown = log.mock.calls.flat().join('\n')
    log.mockRestore()
    expect(Object.fromEntries(results.map(({ name, ok }) => [name, ok]))).toEqual({
      bad: false,
      good: true,
      last: true,
    })
    expect(shown).toContain('FAILED  bad')
    expect(shown).toContain('why')
    expect(shown).not.toContain('chatter')
  })
})
