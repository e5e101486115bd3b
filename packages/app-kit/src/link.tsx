import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'

import { useRouter } from './router.ts'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Replaces the history entry instead of adding one. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link inside the app: a real anchor that moves without reloading the document where it can. */
export function Link({ href, replace = false, onClick, children, ...rest }: LinkProps) {
  const router = useRouter()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !staysInApp(event.currentTarget)) return
    event.preventDefault()
    router.navigate(href, { replace })
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function staysInApp(anchor: HTMLAnchorElement): boolean {
  const isSameFrame = anchor.target === '' || anchor.target === '_self'
  return isSameFrame && !anchor.hasAttribute('download') && anchor.origin === location.origin
}
