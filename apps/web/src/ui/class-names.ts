// Class names of a React Aria component: our fixed ones plus what the caller adds for layout.
import { clsx } from 'clsx'

export { clsx as classNames }
