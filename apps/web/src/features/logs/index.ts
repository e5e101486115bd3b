export { LogsView } from './logs-view.tsx'
