export * from './fakeClock.ts'
export * from './person.ts'
export * from './startIdentityProvider.ts'
export * from './startSmtpServer.ts'
