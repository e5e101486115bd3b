export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { asStranger, createTestContext, seedProject, type TestContext } from './test-context.ts'
export { serveOnLoopback, type Answer, type LoopbackHost } from './loopback-host.ts'
