// Short messages that pass: done, and how to undo it. Anything a person must act on is a Notice instead.
import { toast, Toaster as SonnerToaster } from 'sonner'

export function showToast(
  text: string,
  options: { action?: { label: string; run: () => void }; durationMs?: number; tone?: 'normal' | 'danger' } = {},
): void {
  const { action, durationMs = 5000, tone = 'normal' } = options
  const show = tone === 'danger' ? toast.error : toast
  show(text, {
    duration: durationMs,
    ...(action === undefined ? {} : { action: { label: action.label, onClick: () => action.run() } }),
  })
}

export function Toaster({ label, isDark }: { label: string; isDark: boolean }) {
  return (
    <SonnerToaster
      theme={isDark ? 'dark' : 'light'}
      position="bottom-center"
      // Clear of the builder's timeline and, on phones, of its tabs.
      offset={56}
      mobileOffset={72}
      containerAriaLabel={label}
      toastOptions={{
        classNames: {
          toast: 'rounded-card! border-line! bg-raised! text-ink! shadow-3! font-sans! text-sm!',
          actionButton: 'rounded-control! bg-ink! text-on-ink! h-7! px-2.5! font-medium!',
        },
      }}
    />
  )
}
