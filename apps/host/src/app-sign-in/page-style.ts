// The style of the ready-made pages: the app's own tokens, and where it has none quiet ones for light and dark.
import { fromHex } from '@joinery/contract/colors/oklch'
import type { SignInLook } from '@joinery/domain/sign-in'

const light: Record<string, string> = {
  background: '#fafaf9',
  surface: '#ffffff',
  text: '#1c1b19',
  muted: '#5c5953',
  primary: '#1c1b19',
  'on-primary': '#ffffff',
  hairline: '#e2dfd8',
  control: '#8a857b',
  danger: '#b42318',
}
const dark: Record<string, string> = {
  background: '#161513',
  surface: '#201f1c',
  text: '#f2f0ea',
  muted: '#b0aba0',
  primary: '#f2f0ea',
  'on-primary': '#161513',
  hairline: '#3a3833',
  control: '#837e74',
  danger: '#ff9b8f',
}

const rules = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--background);color:var(--text);font:16px/1.5 var(--font-text);font-synthesis:none}
body:has(.told){padding:0}
main{width:100%;max-width:400px}
.app{display:block;margin:0 0 20px;color:var(--muted);text-decoration:none;overflow-wrap:anywhere}
main.told{max-width:none;min-height:100dvh;display:grid;align-content:start}
.told .app{margin:0;color:inherit;font:600 1.375rem/1.2 var(--font-display)}
.welcome{display:grid;background:var(--cover);color:var(--on-cover);padding:24px 20px 0}
.headline{margin:20px 0 0;max-width:14ch;font-family:var(--font-display);font-size:clamp(2.25rem,5vw,4.5rem);line-height:1.02;font-weight:600;letter-spacing:-.02em;text-wrap:balance}
.line{margin:14px 0 0;max-width:36ch;font-size:1.125rem;line-height:1.5}
.picture{display:block;width:calc(100% + 40px);height:148px;margin:20px -20px 0;object-fit:fill}
.told .card{position:relative;margin:20px 16px 32px}
.told.one{overflow:clip}
.one .card{margin-top:-20px}
@media (min-width:900px){main.told{grid-template-columns:minmax(0,6fr) minmax(0,5fr);align-items:center}.welcome{align-self:stretch;grid-template-rows:auto auto auto 1fr;min-height:100dvh;padding:44px 56px 0}.headline{margin-top:56px}.line{font-size:1.25rem}picture{align-self:end}.picture{width:calc(100% + 112px);height:min(52vh,560px);margin:36px -56px 0}.told .card{width:calc(100% - 64px);max-width:420px;margin:32px auto}.one picture{position:relative;display:block;height:min(52vh,560px)}.one .picture{position:absolute;left:calc(50% - 72.8vw);bottom:0;width:145.6vw;height:100%;margin:0}main.turned{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.turned .welcome{order:1}main.banner{display:block}.banner .welcome{min-height:0;padding:44px 56px 0;justify-items:center;text-align:center}.banner .headline{margin-top:40px;max-width:none}.banner .line{max-width:52ch}.banner .picture{width:100vw;height:min(30vh,300px);margin:24px -56px 0}.banner .card{margin:-64px auto 48px}}
.card{background:var(--surface);color:var(--on-surface);border:1px solid var(--hairline);border-radius:var(--radius-surface);padding:28px 24px}
h1{font-family:var(--font-display);font-size:1.75rem;line-height:1.2;margin:0 0 20px;font-weight:650;letter-spacing:-.01em}
p{margin:0 0 16px}
form{margin:0}
label{display:block;margin:0 0 16px;font-weight:550;font-size:.9375rem}
input{display:block;width:100%;height:44px;margin-top:6px;padding:0 12px;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--surface-control);border-radius:var(--radius-control)}
.hint{display:block;margin-top:4px;font-size:.875rem;font-weight:400;color:var(--surface-muted)}
button{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;padding:8px 16px;font:inherit;font-weight:600;border-radius:var(--radius-control);border:1px solid var(--primary);background:var(--primary);color:var(--on-primary);cursor:pointer}
button:hover{filter:brightness(1.08)}
button.plain{background:transparent;color:var(--on-surface);border-color:var(--surface-control);margin-top:12px;font-weight:550}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
.card :focus-visible{outline-color:var(--on-surface)}
.error{border:1px solid var(--surface-danger);color:var(--surface-danger);border-radius:var(--radius-control);padding:10px 12px;margin:0 0 20px}
.or{display:flex;align-items:center;gap:12px;margin:20px 0 8px;color:var(--surface-muted);font-size:.875rem}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--hairline)}
.other{margin:20px 0 0;color:var(--surface-muted)}
.other a{color:var(--on-surface);font-weight:600;display:inline-block;padding:10px 0}
`

/** Only values that `readSignInLook` let through come in here. */
export function pageStyle(look: SignInLook): string {
  const isPlain = Object.keys(look.colors).length === 0
  const isOne = isOneGround(look)
  const joined = (colors: Record<string, string>): Record<string, string> =>
    isOne ? { ...colors, cover: colors['background'] ?? '', 'on-cover': colors['text'] ?? '' } : colors
  const day = variables(joined({ ...light, ...look.colors }))
  const night = isPlain ? dark : look.darkColors
  const { control, surface } = look.radius
  return [
    `:root{color-scheme:${night === null ? schemeOf(look.colors['background']) : 'light dark'};${day}`,
    `--radius-control:${control};--radius-surface:${surface};`,
    `--font-display:${familyOf(look.fonts.display)};--font-text:${familyOf(look.fonts.text)}}`,
    night === null
      ? ''
      : `@media (prefers-color-scheme:dark){:root{${variables(isPlain ? dark : joined({ ...dark, ...night }))}}}`,
    rules,
  ].join('')
}

function familyOf(name: string | null): string {
  return name === null ? 'system-ui,sans-serif' : `"${name}",system-ui,sans-serif`
}

/** What stands on a card, and around the app's picture; an app that tells no colours for it has one text for all its grounds. */
const onCards = {
  'on-surface': 'text',
  'surface-muted': 'muted',
  'surface-control': 'control',
  'surface-danger': 'danger',
  cover: 'surface',
  'on-cover': 'text',
} as const

function variables(colors: Record<string, string>): string {
  const plain = Object.keys(light).map((name) => `--${name}:${colors[name] ?? ''};`)
  const cards = Object.entries(onCards).map(([name, page]) => `--${name}:${colors[name] ?? colors[page] ?? ''};`)
  return [...plain, ...cards].join('')
}

/** How far apart two grounds have to be, as OKLab measures it, to be seen as two. */
const apart = 0.13

/** The ground of the app's picture is nearly that of its pages: then both stand on one, and the picture goes on behind the form. */
export function isOneGround({ colors }: SignInLook): boolean {
  const [page, cover] = [colors['background'], colors['cover']]
  if (page === undefined || cover === undefined) return false
  const [one, other] = [fromHex(page), fromHex(cover)].map(({ l, c, h }) => [
    l,
    c * Math.cos((h / 180) * Math.PI),
    c * Math.sin((h / 180) * Math.PI),
  ])
  return Math.hypot(...(one ?? []).map((value, at) => value - (other?.[at] ?? 0))) < apart
}

/** How round the edges are, in px, from which on an app is a playful one. */
const soft = 22

/**
 * How the form stands to what the app is: beside it, before it where edges are soft, and under it as under a masthead where they
 * are square. One ground has one picture behind both.
 */
export function standOf(look: SignInLook): 'one' | 'beside' | 'turned' | 'banner' {
  if (isOneGround(look)) return 'one'
  const radius = Number.parseFloat(look.radius.surface)
  if (radius === 0) return 'banner'
  return radius >= soft ? 'turned' : 'beside'
}

/** An app that is dark by day has dark fields too. */
function schemeOf(background: string | undefined): 'light' | 'dark' {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(background ?? '')
  if (parts === null) return 'light'
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 < 110 ? 'dark' : 'light'
}
