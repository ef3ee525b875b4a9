import { type Browser, findBrowser } from '../../tools/setup/findBrowser.mjs'

/** Returns a browser whose graphics card is emulated by the processor, which is slow but follows the same rules. */
export function withPlayedCard(): Browser {
  const browser = findBrowser()
  return {
    ...browser,
    args: [
      ...browser.args.filter((arg) => arg !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  }
}
