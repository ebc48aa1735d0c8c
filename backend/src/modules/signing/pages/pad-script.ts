import { maxPoints } from './hand-signature';

/**
 * The script of the signing pad: draws what the hand does, or the name that is typed, and sends the
 * picture. Smoothed between the points that the device reports.
 */
export const padScript = `
(() => {
  const canvas = document.querySelector('canvas');
  const typed = document.querySelector('#typed');
  const message = document.querySelector('[role=alert]');
  const buttons = [...document.querySelectorAll('button')];
  const [confirm, clear, refuse] = ['confirm', 'clear', 'refuse'].map((id) =>
    document.getElementById(id));
  const pen = canvas.getContext('2d');
  let strokes = [];
  let stroke;

  const redraw = () => {
    const scale = devicePixelRatio || 1;
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.scale(scale, scale);
    pen.lineWidth = 2.5;
    pen.lineCap = pen.lineJoin = 'round';
    pen.strokeStyle = pen.fillStyle = '#12264d';
    for (const points of strokes) drawStroke(points);
    const name = typed?.value.trim() ?? '';
    if (strokes.length === 0 && name !== '') {
      let size = 64;
      do { pen.font = 'italic ' + size + 'px "Segoe Script", "Snell Roundhand", cursive'; size -= 2; }
      while (size > 14 && pen.measureText(name).width > width - 32);
      pen.textBaseline = 'middle';
      pen.fillText(name, 16, height / 2, width - 32);
    }
    confirm.disabled = pointCount() < 2 && name.length < 2;
  };
  const pointCount = () => strokes.reduce((sum, points) => sum + points.length, 0);
  const drawStroke = (points) => {
    pen.beginPath();
    pen.moveTo(points[0].x, points[0].y);
    if (points.length === 1) pen.lineTo(points[0].x + 0.1, points[0].y);
    for (let i = 1; i < points.length; i += 1) {
      const a = points[i - 1], b = points[i];
      pen.quadraticCurveTo(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2);
    }
    pen.stroke();
  };
  const pointOf = (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    return {
      x: event.clientX - left,
      y: event.clientY - top,
      at: event.timeStamp,
      pressure: event.pressure,
    };
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    if (typed) typed.value = '';
    stroke = [pointOf(event)];
    strokes.push(stroke);
    redraw();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!stroke) return;
    for (const each of event.getCoalescedEvents?.() ?? [event])
      if (pointCount() < ${maxPoints}) stroke.push(pointOf(each));
    redraw();
  });
  for (const end of ['pointerup', 'pointercancel'])
    canvas.addEventListener(end, () => { stroke = undefined; });
  typed?.addEventListener('input', () => { strokes = []; redraw(); });
  clear.addEventListener('click', () => { strokes = []; if (typed) typed.value = ''; redraw(); });
  addEventListener('resize', redraw);

  const send = async (action, body) => {
    for (const button of buttons) button.disabled = true;
    message.textContent = '';
    try {
      const answer = await fetch(location.pathname + '/' + action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const content = await answer.json();
      if (answer.ok) { location.replace(content.returnTo); return; }
      message.textContent = content[0]?.message ?? 'Podpis se nepodařilo odeslat.';
    } catch {
      message.textContent = 'Podpis se nepodařilo odeslat. Zkontrolujte připojení a zkuste to znovu.';
    }
    for (const button of buttons) button.disabled = false;
    redraw();
  };
  // Rounded: finer than any hand and any device.
  const courseOfHand = () => {
    const begun = strokes[0][0].at;
    const rounded = (value, digits) => Number(value.toFixed(digits));
    return strokes.map((points) => points.map(({ x, y, at, pressure }) =>
      [rounded(x, 1), rounded(y, 1), Math.round(at - begun), rounded(pressure, 3)]));
  };
  confirm.addEventListener('click', () => send('confirm', {
    image: canvas.toDataURL('image/png'),
    ...(strokes.length > 0 ? { strokes: courseOfHand() } : { typedName: typed.value.trim() }),
  }));
  refuse.addEventListener('click', () => send('refuse', {}));
  redraw();
})();
`;
