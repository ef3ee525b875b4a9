import { findBrowser } from '../../tools/setup/findBrowser.mjs'

/**
 * WebGL is emulated by the processor for the viewers that need it. Everything else is rendered by the processor
 * directly, because reading a canvas on an emulated graphics card would take longer than painting it.
 */
export function browserOptions() {
  const { executablePath, env, args } = findBrowser()
  return {
    executablePath,
    env,
    args: [
      ...args.filter((arg) => arg !== '--disable-gpu'),
      ...['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
      ...['--disable-accelerated-2d-canvas', '--disable-gpu-compositing', '--disable-gpu-rasterization'],
    ],
  }
}
