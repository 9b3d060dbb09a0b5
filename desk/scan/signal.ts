let sound: AudioContext | null = null

/** Says right or wrong to ears and hands: one high tone, or two low ones and a longer buzz. */
export function signal(isRight: boolean): void {
  navigator.vibrate?.(isRight ? 60 : [200, 80, 200])
  try {
    sound ??= new AudioContext()
    if (isRight) tone(sound, 880, 0)
    else for (const at of [0, 0.22]) tone(sound, 220, at)
  } catch {
    // A browser without sound says it by form and word alone.
  }
}

function tone(context: AudioContext, hertz: number, at: number): void {
  const [source, loudness] = [context.createOscillator(), context.createGain()]
  source.frequency.value = hertz
  loudness.gain.value = 0.2
  source.connect(loudness).connect(context.destination)
  source.start(context.currentTime + at)
  source.stop(context.currentTime + at + 0.15)
}
