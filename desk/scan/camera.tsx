import CameraIcon from 'lucide-react/icons/camera'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useWords } from '../text/words.ts'

/** What browsers on Android and macOS have; TypeScript does not know it yet. */
type Detector = { detect(of: HTMLVideoElement): Promise<{ readonly rawValue: string }[]> }
type Detectors = { readonly BarcodeDetector?: new (of: { formats: string[] }) => Detector }

/** Milliseconds between two looks at the picture. */
const between = 200
/** Milliseconds: the same code is scanned once, until it was out of sight for so long. */
const sameFor = 2500

/** Scans by the camera, where the browser reads codes; elsewhere there is nothing to press. */
export function Camera({ scan }: { scan: (code: string) => void }) {
  const { scan: words } = useWords()
  const [isOn, setOn] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const { BarcodeDetector } = globalThis as Detectors
  if (!BarcodeDetector || !navigator.mediaDevices) return null
  return (
    <div className="mt-3">
      {isOn && (
        <Seen
          detector={BarcodeDetector}
          scan={scan}
          denied={() => {
            setOn(false)
            setDenied(true)
          }}
        />
      )}
      <Button
        variant="secondary"
        className="min-h-14"
        aria-pressed={isOn}
        onClick={() => {
          setDenied(false)
          setOn(!isOn)
        }}
      >
        <CameraIcon size={22} aria-hidden="true" />
        {isOn ? words.close : words.camera}
      </Button>
      <p role="status" className="mt-2 text-error empty:hidden">
        {isDenied && words.noCamera}
      </p>
    </div>
  )
}

function Seen({
  detector: BarcodeDetector,
  scan,
  denied,
}: {
  detector: NonNullable<Detectors['BarcodeDetector']>
  scan: (code: string) => void
  denied: () => void
}) {
  const { scan: words } = useWords()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(scan)
  const deny = useEffectEvent(denied)
  useEffect(
    () =>
      watch(
        video,
        new BarcodeDetector({ formats: ['qr_code'] }),
        code => tell(code),
        () => deny(),
      ),
    [BarcodeDetector],
  )
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={words.aim}
      className="mb-3 aspect-4/3 w-full rounded-card bg-ink object-cover"
    />
  )
}

/** Reads codes from the camera and answers how to stop it; `denied`: there is no camera, or it is not allowed. */
function watch(
  video: RefObject<HTMLVideoElement | null>,
  detector: Detector,
  scan: (code: string) => void,
  denied: () => void,
): () => void {
  const last = { code: '', at: 0 }
  let stream: MediaStream | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function look() {
    const shown = video.current
    if (isOver || !shown) return
    // A frame that cannot be read is followed by another one.
    const [found] = shown.readyState >= 2 ? await detector.detect(shown).catch(() => []) : []
    const now = performance.now()
    if (found && !isOver && (found.rawValue !== last.code || now - last.at > sameFor)) {
      Object.assign(last, { code: found.rawValue })
      scan(found.rawValue)
    }
    if (found) last.at = now
    timer = setTimeout(look, between)
  }
  navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment' } })
    .then(async given => {
      stream = given
      if (isOver || !video.current) return stop()
      video.current.srcObject = given
      await video.current.play()
      await look()
    })
    .catch(() => isOver || denied())
  function stop() {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}
