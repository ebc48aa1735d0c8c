import { maxPoints } from './hand-signature';

/**
 * The script of the signing pad: opens the place for the signature once the document was read to its
 * end, draws what the hand does, or the name that is typed, and sends it.
 */
export const padScript = `
(() => {
  const find = (selector) => document.querySelector(selector);
  const canvas = find('canvas');
  const pen = canvas.getContext('2d');
  const [typed, message, next, confirm, clear, refuse, dialog] =
    ['#typed', '#message', '#next', '#confirm', '#clear', '#refuse', 'dialog'].map(find);
  const sign = find('#sign');
  let isSending = false;
  let strokes = [];
  let stroke;
  // By how much strokes are drawn smaller than they were made: the whole signature is in the picture.
  let fit = 1;

  const isRead = () => sign.dataset.read === 'true';
  const typedName = () => typed?.value.trim() ?? '';
  const pointCount = () => strokes.reduce((sum, points) => sum + points.length, 0);
  const missing = () =>
    !isRead() ? ['Přečtěte si dokument', 'Místo pro podpis se otevře, až dojdete na konec dokumentu.'] :
    pointCount() < 2 && typedName().length < 2 ?
      ['Podepište se do rámečku', 'Dokument jste prošli do konce. Podepište se perem, prstem nebo myší.'] :
    undefined;
  const tell = () => {
    const [short, long] = missing() ?? ['Podepsat', 'Podpis odešlete tlačítkem Podepsat.'];
    if (confirm.textContent !== short) confirm.textContent = short;
    if (next.textContent !== long) next.textContent = long;
    confirm.disabled = isSending || missing() !== undefined;
    refuse.disabled = isSending;
    clear.disabled = isSending || !isRead();
    if (typed) typed.disabled = !isRead();
  };

  const drawFrom = (points, first) => {
    pen.beginPath();
    if (points.length === 1) {
      pen.moveTo(points[0].x, points[0].y);
      pen.lineTo(points[0].x + 0.1, points[0].y);
    }
    for (let i = Math.max(first, 1); i < points.length; i += 1) {
      const [before, a, b] = [points[Math.max(i - 2, 0)], points[i - 1], points[i]];
      pen.moveTo((before.x + a.x) / 2, (before.y + a.y) / 2);
      pen.quadraticCurveTo(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2);
    }
    pen.stroke();
  };
  const drawName = (name, { width, height }) => {
    let size = 64;
    do { pen.font = 'italic ' + size + 'px "Segoe Script", "Snell Roundhand", cursive'; size -= 2; }
    while (size > 14 && pen.measureText(name).width > width - 32);
    pen.textBaseline = 'middle';
    pen.fillText(name, 16, height / 2, width - 32);
  };
  const fitOf = ({ width, height }) => strokes.flat().reduce(
    (least, { x, y }) => Math.min(least, width / (x + 4), height / (y + 4)), 1);
  const redraw = () => {
    const box = canvas.getBoundingClientRect();
    fit = fitOf(box);
    const scale = (devicePixelRatio || 1) * fit;
    canvas.width = Math.round(box.width * scale / fit);
    canvas.height = Math.round(box.height * scale / fit);
    pen.scale(scale, scale);
    pen.lineWidth = 2.5;
    pen.lineCap = pen.lineJoin = 'round';
    pen.strokeStyle = pen.fillStyle = '#12264d';
    for (const points of strokes) drawFrom(points, 0);
    if (strokes.length === 0 && typedName() !== '') drawName(typedName(), box);
    tell();
  };

  const pointOf = (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    return {
      x: (event.clientX - left) / fit,
      y: (event.clientY - top) / fit,
      at: event.timeStamp,
      pressure: event.pressure,
    };
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !isRead()) return;
    canvas.setPointerCapture(event.pointerId);
    if (typed) typed.value = '';
    stroke = [pointOf(event)];
    strokes.push(stroke);
    redraw();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!stroke) return;
    const known = stroke.length;
    for (const each of event.getCoalescedEvents?.() ?? [event])
      if (pointCount() < ${maxPoints}) stroke.push(pointOf(each));
    drawFrom(stroke, known);
    tell();
  });
  for (const end of ['pointerup', 'pointercancel'])
    canvas.addEventListener(end, () => { stroke = undefined; });
  typed?.addEventListener('input', () => { strokes = []; redraw(); });
  clear.addEventListener('click', () => { strokes = []; if (typed) typed.value = ''; redraw(); });
  addEventListener('resize', redraw);

  const post = (action, body) => fetch(location.pathname + '/' + action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const send = async (action, body) => {
    isSending = true;
    tell();
    message.textContent = '';
    try {
      const answer = await post(action, body);
      const content = await answer.json();
      if (answer.ok) { location.replace(content.returnTo); return; }
      message.textContent = content[0]?.message ?? 'Podpis se nepodařilo odeslat.';
    } catch {
      message.textContent = 'Podpis se nepodařilo odeslat. Zkontrolujte připojení a zkuste to znovu.';
    }
    isSending = false;
    tell();
  };
  // Rounded: finer than any hand and any device.
  const courseOfHand = () => {
    const begun = strokes[0][0].at;
    const rounded = (value, digits) => Number(value.toFixed(digits));
    return strokes.map((points) => points.map(({ x, y, at, pressure }) =>
      [rounded(x, 1), rounded(y, 1), Math.round(at - begun), rounded(pressure, 3)]));
  };
  confirm.addEventListener('click', () => {
    redraw();
    void send('confirm', {
      image: canvas.toDataURL('image/png'),
      ...(strokes.length > 0 ? { strokes: courseOfHand() } : { typedName: typedName() }),
    });
  });
  refuse.addEventListener('click', () => dialog.showModal());
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'refuse') void send('refuse', {});
  });

  // The end is seen, or reached by the keyboard, which scrolls to it.
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (isRead()) return;
    sign.dataset.read = 'true';
    tell();
    // What is not noted now is not lost: whoever opens the pad again reaches the end again.
    post('read', {}).catch(() => undefined);
  }).observe(find('#document-end'));
  redraw();
})();
`;
