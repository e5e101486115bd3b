import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'

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

/**
 * A field of a form that uploads what is chosen at once; the form holds the address, not the file. The form cannot be
 * sent while the file is on its way, nor without one where it is `required`; `form.reset()` empties the field.
 */
export function UploadField(props: UploadFieldProps) {
  const { name, label, accept, defaultValue = '', required = false, className, inputClassName, onUploaded } = props
  const id = useId()
  const [upload, { loading, error }] = useUpload()
  const [url, setUrl] = useState(defaultValue)
  const chooser = useRef<HTMLInputElement>(null)
  const fileName = `${name}-file`

  useEffect(() => {
    const form = chooser.current?.form
    if (form === null || form === undefined) return
    const empty = () => setUrl(defaultValue)
    // Only the address is sent, never the file itself.
    const dropFile = ({ formData }: FormDataEvent) => formData.delete(fileName)
    form.addEventListener('reset', empty)
    form.addEventListener('formdata', dropFile)
    return () => {
      form.removeEventListener('reset', empty)
      form.removeEventListener('formdata', dropFile)
    }
  }, [defaultValue, fileName])

  useEffect(() => {
    chooser.current?.setCustomValidity(loading ? 'Wait a moment: the file is being uploaded.' : '')
  }, [loading])

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
        ref={chooser}
        id={id}
        type="file"
        name={fileName}
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
