import { type ChangeEvent, useId, useState } from 'react'

import { useUpload } from './upload.ts'

export interface UploadFieldProps {
  /** The form sends the uploaded file's address under this name. */
  name: string
  label: string
  /** For example `image/*`; what a file really is, its bytes decide on the server. */
  accept?: string
  /** An address from before. */
  defaultValue?: string
  required?: boolean
  className?: string
  inputClassName?: string
  onUploaded?: (file: { url: string; mimeType: string | null }) => void
}

/** A field of a form that uploads what is chosen at once; the form holds the address, not the file. */
export function UploadField(props: UploadFieldProps) {
  const { name, label, accept, defaultValue = '', required = false, className, inputClassName, onUploaded } = props
  const id = useId()
  const [upload, { loading, error }] = useUpload()
  const [url, setUrl] = useState(defaultValue)

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file === undefined) return
    const result = await upload({ file })
    if (result.error !== undefined) return
    setUrl(result.url)
    onUploaded?.(result)
  }

  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        name={`${name}-file`}
        // Of no form: only the address is sent.
        form=""
        accept={accept}
        required={required && url === ''}
        aria-busy={loading}
        aria-describedby={`${id}-state`}
        className={inputClassName}
        onChange={(event) => void take(event)}
      />
      <input type="hidden" name={name} value={url} />
      <p id={`${id}-state`} role={error === null ? 'status' : 'alert'}>
        {loading ? 'Uploading …' : (error ?? '')}
      </p>
    </div>
  )
}
