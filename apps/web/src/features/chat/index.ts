export { ChatPanel, type ChatHandle } from './chat-panel.tsx'
