import { useEffect } from 'react'

const product = 'Joinery'

/** Sets the page's title: "Projects · Joinery", or the text alone when it names the product itself. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text.startsWith(product) ? text : `${text} · ${product}`
  }, [text])
}
