export { createHost, type Host } from './create-host.ts'
