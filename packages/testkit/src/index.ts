export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { asStranger, createTestContext, seedProject } from './test-context.ts'
