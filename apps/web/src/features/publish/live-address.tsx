import { Check, Copy, ExternalLink } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** Where visitors find the app: link, copy, QR code. */
export function LiveAddress({ url, number }: { url: string; number: number | null }) {
  const t = useTranslations('publish')
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }
  return (
    <div className="flex gap-4">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {number !== null && <p className="text-xs text-ink-2">{t('liveVersion', { number })}</p>}
        <a href={url} target="_blank" rel="noopener" className="font-mono text-xs break-all text-kelp underline">
          {url}
        </a>
        <div className="flex items-center gap-1">
          <a href={url} target="_blank" rel="noopener" className={buttonClass({ size: 'dense' })}>
            <ExternalLink size={14} aria-hidden />
            {t('visit')}
          </a>
          <IconButton
            size="dense"
            icon={isCopied ? Check : Copy}
            label={isCopied ? t('copied') : t('copy')}
            onPress={() => void copy()}
          />
          <output className="sr-only">{isCopied ? t('copied') : ''}</output>
        </div>
      </div>
      <QRCodeSVG
        value={url}
        size={84}
        title={t('qr')}
        marginSize={2}
        className="shrink-0 rounded-mark border border-line"
      />
    </div>
  )
}
