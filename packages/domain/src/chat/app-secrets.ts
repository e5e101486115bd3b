export { hideValues, type Secret, secretsOf } from '../variables/index.ts'
