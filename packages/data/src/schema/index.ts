export * from './accounts.ts'
export * from './manifests.ts'
export * from './projects.ts'
export * from './runs.ts'
