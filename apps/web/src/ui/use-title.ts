import { productName } from '@joinery/contract/vocabulary/product'
import { useEffect } from 'react'

/** Sets the page's title: "Projects · Joinery", or the text alone when it names the product itself. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text.startsWith(productName) ? text : `${text} · ${productName}`
  }, [text])
}
