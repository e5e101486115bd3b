import { productTitle } from '@joinery/contract/vocabulary/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import compileMessage from 'icu-minify/compile'
import { defineConfig, type Plugin } from 'vite'

/** Where `npm run dev` of this package finds a running server. */
const server = process.env.JOINERY_SERVER ?? 'http://localhost:3000'

/** Compiles the ICU messages at build time, so that no page carries their parser (12 KB). */
function compiledMessages(): Plugin {
  const compileAll = (value: unknown): unknown =>
    typeof value === 'string'
      ? compileMessage(value)
      : Object.fromEntries(Object.entries(value ?? {}).map(([key, inner]) => [key, compileAll(inner)]))
  return {
    name: 'joinery-compiled-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    transform: {
      filter: { id: /[\\/]messages[\\/][a-z]+[\\/][a-z-]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code))), map: null }),
    },
  }
}

/** The title stands in the page before any script runs. */
function pageTitle(): Plugin {
  return {
    name: 'joinery-page-title',
    transformIndexHtml: (html) => html.replace('%PRODUCT_TITLE%', productTitle),
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), compiledMessages(), pageTitle()],
  build: {
    target: 'es2023',
    // Fonts and icons stay files: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Only the code editor is this large, and only its view loads it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Schemas are plain values: a page that uses one constant of the contract need not carry zod for it.
      treeshake: { manualPureFunctions: ['z', 'oc'] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            {
              name: 'editor',
              test: /node_modules[\\/](@codemirror|@lezer|style-mod|crelt|w3c-keyname)[\\/]/,
              priority: 10,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api/auth': { target: server, changeOrigin: true },
      '/api/live': { target: server, ws: true, changeOrigin: true },
    },
  },
})
