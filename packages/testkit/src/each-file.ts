// Vitest's setup file: stands before every test file.
import { afterAll } from 'vitest'

import { closeWhatIsOpen } from './at-file-end.ts'

afterAll(closeWhatIsOpen, 60_000)
