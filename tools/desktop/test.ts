// node --import tsx tools/desktop/test.ts [--site=folder] builds the Windows program and uses it under Wine.
import path from 'node:path'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { closingLine } from '../run/tally.mjs'
import { ensureTools } from './ensureTools.ts'
import { cacheFolder } from './takePackage.ts'
import { createSteps } from './trial/createSteps.ts'
import { install } from './trial/install.ts'
import { keepSecret } from './trial/keepSecret.ts'
import { lookAtWindows } from './trial/lookAtWindows.ts'
import { makeReleases } from './trial/makeReleases.ts'
import { remove } from './trial/remove.ts'
import { serve } from './trial/serve.ts'
import { offerScript, tryProxyScript } from './trial/tryProxyScript.ts'
import { update } from './trial/update.ts'
import { view } from './trial/view.ts'
import { ensureWine } from './wine/ensureWine.ts'
import { openWine } from './wine/openWine.ts'

const found = await ensureWine()
const lack = 'lack' in found ? found.lack : await ensureTools(['makensis', 'osslsigncode', 'openssl'])
if ('lack' in found || lack !== null) {
  console.log(`Skipped: the Windows program is not tried here, because ${lack}.`)
  console.log(closingLine({ passed: 0, failed: 0, skipped: 1 }))
  // With DESKTOP_TEST=1 the trial is required, so skipping it is a failure.
  process.exit(process.env['DESKTOP_TEST'] === '1' ? 1 : 0)
}

/** The parts run in this order, because each needs the results of the previous one. */
async function tryEverything(root: string): Promise<void> {
  const folder = path.join(cacheFolder, 'test')
  const releases = await makeReleases(folder, process.argv.slice(2), steps)
  const ends: (() => unknown)[] = []
  try {
    const pandok = await startPandok({ INSTALLER_URL_TEST: releases.newer.folder })
    ends.unshift(pandok.dispose)
    const wine = await openWine(root, folder)
    ends.unshift(wine.close)
    const script = await offerScript(wine)
    ends.unshift(script.close)
    const trial = { step: steps.step, releases, wine, pandok, windows: lookAtWindows(wine) }
    await install(trial)
    const installed = await serve(trial)
    // This must happen before anybody logs in, because another server ends a session.
    await tryProxyScript(trial, installed, script)
    await view(trial, installed)
    await keepSecret(trial, installed)
    await update(trial, installed)
    await remove(trial)
  } finally {
    for (const end of ends) await end()
  }
}

const steps = createSteps()
try {
  await tryEverything(found.root)
} catch (error) {
  console.error(error)
  steps.fail('what it needs is not there')
  process.exitCode = 1
}
console.log(steps.closing())
