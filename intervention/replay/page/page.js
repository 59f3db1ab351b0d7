"use strict"
// Draws the page from the data that is embedded in it. Texts of others become text nodes and never markup.
;(() => {
  const data = JSON.parse(document.getElementById("data").textContent)
  const { words } = data
  const LANES = ["phase", "round", "test", "violation", "act", "person", "trouble"]
  const TONES = { quarantine: "undone", rollback: "undone", suspend: "stopped", instruct: "told" }
  const LONGEST_PAUSE_MS = 5 * 60 * 1000

  const make = (tag, settings = {}, ...children) => {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(settings)) node.setAttribute(name, value)
    node.append(...children)
    return node
  }
  const colour = (tone) => `var(--${TONES[tone] ?? tone})`
  const clock = (at) => at.slice(0, 19).replace("T", " ")

  // ---- totals

  function overview() {
    const shown = Object.entries(data.totals).filter(([name, value]) => value > 0 || !["bad", "different"].includes(name))
    const figures = shown.map(([name, value]) => make("li", {}, make("b", {}, String(value)), words[name]))
    return make("section", { "aria-labelledby": "overview" }, make("h2", { id: "overview" }, words.overview), make("ul", { class: "figures" }, ...figures))
  }

  function totals() {
    const section = make("section", { "aria-labelledby": "types" }, make("h2", { id: "types" }, words.by_type))
    if (data.types.length === 0) section.append(make("p", {}, words.none))
    else section.append(legend(), chart(), table())
    return section
  }

  const legend = () =>
    make("ul", { class: "legend" }, ...data.kinds.map((kind) => make("li", {}, make("span", { class: "swatch", style: `background:var(--${kind})` }), words[kind])))

  /** Stacked bars, one a type. The table below says the same to those who do not see them. */
  function chart() {
    const width = 900, left = 230, row = 26
    const height = data.types.length * row + 30
    const svg = d3.create("svg").attr("class", "chart").attr("viewBox", `0 0 ${width} ${height}`).attr("aria-hidden", "true")
    const x = d3.scaleLinear([0, d3.max(data.types, (one) => d3.sum(data.kinds, (kind) => one.before[kind])) || 1], [left, width - 20]).nice()
    const y = d3.scaleBand(data.types.map(({ name }) => name), [0, data.types.length * row]).padding(0.25)
    const layers = d3.stack().keys(data.kinds).value((one, kind) => one.before[kind])(data.types)
    svg.append("g").selectAll("g").data(layers).join("g").attr("style", ({ key }) => `fill:var(--${key})`)
      .selectAll("rect").data((layer) => layer).join("rect")
      .attr("x", ([from]) => x(from)).attr("width", ([from, to]) => x(to) - x(from)).attr("y", ({ data: { name } }) => y(name)).attr("height", y.bandwidth())
    svg.append("g").attr("transform", `translate(${left},0)`).call(d3.axisLeft(y).tickSize(0).tickPadding(8))
    svg.append("g").attr("transform", `translate(0,${data.types.length * row})`).call(d3.axisBottom(x).ticks(Math.min(6, x.domain()[1]), "d"))
    return make("div", { class: "scroll" }, svg.node())
  }

  function table() {
    const columns = [...data.kinds, "unanswered", "decisions"]
    const value = (one, column) => one.before[column] ?? one[column]
    const cells = (read) => columns.map((column) => make("td", { class: "number" }, String(read(column))))
    const head = make("tr", {}, make("th", { scope: "col" }, words.type), ...columns.map((column) => make("th", { scope: "col", class: "number" }, words[column])))
    const rows = data.types.map((one) => make("tr", {}, make("th", { scope: "row" }, one.name), ...cells((column) => value(one, column))))
    const sum = make("tr", {}, make("th", { scope: "row" }, words.all), ...cells((column) => d3.sum(data.types, (one) => value(one, column))))
    return scrolling(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows, sum)), words.by_type)
  }

  const scrolling = (node, label) => make("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": label }, node)

  function problems() {
    const items = data.problems.map(({ where, what }) => make("li", {}, make("b", {}, where), ` ${what}`))
    return make("section", { "aria-labelledby": "problems" }, make("h2", { id: "problems" }, words.problems), make("ul", {}, ...items))
  }

  // ---- one run

  /** Where each event lies, from 0 to 100: time, but with long pauses drawn shorter. */
  function places(events) {
    let at = 0
    const raw = events.map((event, n) => {
      if (n > 0) at += Math.min(Math.max(Date.parse(event.at) - Date.parse(events[n - 1].at), 0), LONGEST_PAUSE_MS) + 1
      return at
    })
    const scale = d3.scaleLinear([0, at || 1], [1, 99])
    return raw.map((value) => scale(value))
  }

  function run(story, number) {
    const title = make("h3", { id: `run-${number}` }, story.description || story.id)
    const events = story.events
    const about = [story.id, events.length > 0 ? `${clock(events[0].at)} – ${clock(events.at(-1).at)}` : "", story.version].filter(Boolean).join(" · ")
    const detail = make("div", { class: "detail", "aria-live": "polite" }, make("p", { class: "hint" }, words.choose))
    const section = make("article", { class: "run", "aria-labelledby": `run-${number}` }, title, make("p", {}, about))
    if (events.length > 0) section.append(lanes(story, detail, title.textContent), detail, list(events))
    if (story.left_out > 0) section.append(make("p", {}, words.more_events + story.left_out))
    return section
  }

  function lanes(story, detail, title) {
    const place = places(story.events)
    const grid = make("div", { class: "lanes", role: "group", "aria-label": `${words.timeline}: ${title}` })
    for (const lane of LANES) {
      const own = story.events.map((event, n) => ({ event, at: place[n] })).filter(({ event }) => event.lane === lane)
      if (own.length === 0) continue
      const strip = make("div", { class: lane === "phase" ? "lane phases" : "lane" })
      own.forEach(({ event, at }, n) => strip.append(mark(event, at, own[n + 1]?.at ?? 100)))
      grid.append(make("div", { class: "name" }, words[lane]), strip)
    }
    grid.append(axis(story.events, place))
    steer(grid, detail)
    return grid
  }

  function mark(event, at, until) {
    const name = `${words[event.lane]}: ${event.label}, ${clock(event.at)}`
    const settings = { type: "button", "aria-label": name, title: name, "aria-pressed": "false", tabindex: "-1" }
    const isBand = event.lane === "phase"
    const button = isBand
      ? make("button", { ...settings, class: "band", style: `left:${at}%;width:${Math.max(until - at, 0.4)}%` }, event.label)
      : make("button", { ...settings, class: `mark ${event.lane} ${event.tone}`, style: `left:${at}%;color:${colour(event.tone)}` }, make("span", {}))
    button.event = event
    button.at = at
    return button
  }

  /** One stop of the tab key for the whole timeline; inside it the arrows go from mark to mark. */
  function steer(grid, detail) {
    const marks = [...grid.querySelectorAll("button")].sort((one, other) => one.at - other.at)
    const byLane = (button) => marks.filter((other) => other.event.lane === button.event.lane)
    const choose = (button) => {
      for (const other of marks) {
        other.setAttribute("aria-pressed", String(other === button))
        other.tabIndex = other === button ? 0 : -1
      }
      detail.replaceChildren(...described(button.event))
    }
    const STEPS = { ArrowRight: 1, ArrowLeft: -1 }
    grid.addEventListener("click", ({ target }) => target.closest("button") && choose(target.closest("button")))
    grid.addEventListener("keydown", (pressed) => {
      const button = pressed.target.closest("button")
      if (button === null) return
      const next = pressed.key in STEPS ? marks[marks.indexOf(button) + STEPS[pressed.key]]
        : pressed.key === "Home" ? marks[0] : pressed.key === "End" ? marks.at(-1)
        : pressed.key === "ArrowDown" || pressed.key === "ArrowUp" ? neighbour(button, pressed.key === "ArrowDown" ? 1 : -1) : undefined
      if (next === undefined) return
      pressed.preventDefault()
      choose(next)
      next.focus()
    })
    const neighbour = (button, step) => {
      const lanes = LANES.filter((lane) => marks.some(({ event }) => event.lane === lane))
      const lane = lanes[lanes.indexOf(button.event.lane) + step]
      return marks.filter(({ event }) => event.lane === lane).sort((one, other) => Math.abs(one.at - button.at) - Math.abs(other.at - button.at))[0]
    }
    if (marks.length > 0) (byLane(marks[0])[0] ?? marks[0]).tabIndex = 0
  }

  function described(event) {
    const facts = event.facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, said(value))])
    return [make("b", {}, event.label), ` · ${words[event.lane]} · ${clock(event.at)}`, make("dl", {}, ...facts)]
  }

  const said = (value) => (Array.isArray(value) ? value.join("\n") : value)

  function axis(events, place) {
    const width = 1000
    const svg = d3.create("svg").attr("class", "chart").attr("viewBox", `0 0 ${width} 26`).attr("aria-hidden", "true")
    const x = d3.scaleLinear([0, 100], [0, width])
    const ticks = []
    place.forEach((at, n) => { if (ticks.length === 0 || at - ticks.at(-1).at >= 13) ticks.push({ at, text: clock(events[n].at).slice(11) }) })
    const drawn = d3.axisBottom(x).tickValues(ticks.map(({ at }) => at)).tickFormat((_, n) => ticks[n].text).tickSize(4)
    svg.append("g").call(drawn)
    return make("div", { class: "axis", title: words.gap }, svg.node())
  }

  function list(events) {
    const head = make("tr", {}, ...["time", "lane", "label", "facts"].map((name) => make("th", { scope: "col" }, words[name])))
    const rows = events.map((event) =>
      make("tr", {}, make("td", {}, clock(event.at)), make("td", {}, words[event.lane]), make("td", {}, event.label),
        make("td", { class: "facts" }, event.facts.map(([name, value]) => `${name}: ${said(value)}`).join("\n"))))
    return make("details", {}, make("summary", {}, words.table), scrolling(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)), words.table))
  }

  // ---- the page

  const main = make("main", {}, make("h1", {}, document.title), overview(), totals())
  if (data.problems.length > 0) main.append(problems())
  main.append(make("h2", { id: "runs", tabindex: "-1" }, words.runs), ...data.runs.map(run))
  if (data.runs_left_out > 0) main.append(make("p", {}, words.more_runs + data.runs_left_out))
  document.getElementById("page").append(make("a", { class: "skip", href: "#runs" }, words.skip), main)
  addEventListener("beforeprint", () => { for (const one of document.querySelectorAll("details")) one.open = true })
})()
