import { findBrowser } from '../../tools/setup/findBrowser.mjs'

/**
 * WebGL for those who need it, played by the processor; everything else is drawn by the processor directly, since looking at
 * a canvas that lies on a played graphics card would take longer than painting it.
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
