export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { asStranger, createTestContext, seedProject } from './test-context.ts'
export { serveOnLoopback, type Answer, type LoopbackHost } from './loopback-host.ts'
