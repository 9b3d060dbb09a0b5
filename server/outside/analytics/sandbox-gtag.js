// Does what Google's own script does with the layer, and tells the shop's twin instead of Google.
;(() => {
  const layer = window.dataLayer ?? []
  const consent = {}
  const settings = {}

  function take([command, ...rest]) {
    if (command === 'consent') Object.assign(consent, rest[1])
    else if (command === 'set') Object.assign(settings, rest[0])
    else if (command === 'config') Object.assign(settings, rest[1])
    else if (command === 'event') send(rest[0], rest[1])
  }

  function send(name, params) {
    if (consent.analytics_storage !== 'granted' || window['ga-disable-G-SANDBOX']) return
    const { page_location, page_referrer } = settings
    fetch('/sandbox/analytics/collect', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, params: { page_location, page_referrer, ...params } }),
    }).catch(() => {})
  }

  for (const entry of layer) take([...entry])
  layer.push = (...entries) => {
    for (const entry of entries) {
      layer[layer.length] = entry
      take([...entry])
    }
    return layer.length
  }
})()
