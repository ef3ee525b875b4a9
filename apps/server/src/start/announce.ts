import type { DemoAccount } from '#accounts/ensureDemoAccounts.ts'

/** Prints what somebody who typed `npm start` needs to know. */
export function announce(
  url: string,
  demoAccounts: readonly DemoAccount[],
  mailboxUrl: string | null,
  startMs: number,
): string {
  const width = Math.max(0, ...demoAccounts.map(({ email }) => email.length))
  return [
    `✓ Started the server  ${(startMs / 1000).toFixed(1)} s`,
    '',
    `  Pandok is running at ${url}`,
    ...(demoAccounts.length > 0 ? ['', '  Demo accounts'] : []),
    ...demoAccounts.map(({ email, password }) => `    ${email.padEnd(width)}  ${password}`),
    ...(mailboxUrl === null ? [] : ['', `  Mail is kept here: ${mailboxUrl}/dev/mailbox`]),
    '',
    '  Ctrl+C stops it.',
    '',
    '',
  ].join('\n')
}
