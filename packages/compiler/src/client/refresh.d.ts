declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void
  export function performReactRefresh(): unknown
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): (...args: unknown[]) => unknown
  export function isLikelyComponentType(value: unknown): boolean
}
