import { posix, win32 } from 'node:path'

/**
 * Returns the paths where Chrome and Chromium are installed, most likely first.
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function installedBrowserPaths(platform, env) {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
    return programs.flatMap((program) => roots.flatMap((root) => (root ? [win32.join(root, program)] : [])))
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env['HOME'] ? [posix.join(env['HOME'], 'Applications')] : [])]
    const programs = [
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Chromium.app/Contents/MacOS/Chromium',
    ]
    return programs.flatMap((program) => roots.map((root) => posix.join(root, program)))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean)
  return names.flatMap((name) =>
    [...folders, '/usr/bin', '/snap/bin'].map((folder) => posix.join(folder, name)),
  )
}
