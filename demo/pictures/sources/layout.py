"""Slot layout: a meal = base + protein + up to 4 veg sectors + greens + sauce + garnish. Deterministic per slug."""
from core import *
import core, food
from food import *
from compose import *
from kitchen import *
import kitchen

PLANT = dict(broccoli=(lambda: broccoli(), .27, .17, 1.06), tomato=(lambda: tomato_half(), .27, .10, 1.0),
             strawberry=(lambda: strawberry(), .28, .10, 1.0), raspberry=(lambda: raspberry(), .21, .09, 1.0))
PILE = dict(sweetpotato=(lambda: cube('sweetpotato', .115), 1), potato=(lambda: cube('potato', .12), 1), tofu=(lambda: tofu(), .95),
            mango=(lambda: cube('mango', .095), 1), edamame=(lambda: bean('#6fae3a', '#9acb5a', .85), 1),
            blueberry=(lambda: blueberry(), 1), penne=(lambda: penne(), 1.05))
SHINGLE = dict(cucumber=(lambda: cucumber(), .085, 1.12), carrot=(lambda: carrot(), .095, 1.25), zucchini=(lambda: zucchini(), .10, 1.12), radish=(lambda: radish(), .07, 1.1), orange=(lambda: lemon(('#f08a1c', '#ffd9a0', '#e5760c'), .21), .12, 1.0), banana=(lambda: banana(), .095, 1.1), kiwi=(lambda: kiwi(), .12, 1.0))
BUNDLE = dict(redpepper=(lambda: pepper(), 14, 1.25), cabbage=(lambda: shred(), 90, 1.25), onion=(lambda: onion(), 18, 1.0))
LEAFY = ('spinach', 'rocket', 'basil', 'mint', 'parsley', 'lettuce', 'radicchio', 'kale')
GRAIN = dict(rice=(lambda: rice(), 9500, '#ece0c6'), brownrice=(lambda: brownrice(), 8000, '#a9824e'), quinoa=(lambda: quinoa(), 10500, '#d0b07a'), lentil=(lambda: lentil(), 5600, '#3f2c18'), bulgur=(lambda: bulgur(), 9500, '#b58442'), orzo=(lambda: orzo(), 5200, '#c9a566'))

def poisson(p, zone, d, tries=900):
    pts = []
    for _ in range(tries):
        x, y = p.sample(zone)
        if all((x-a)**2+(y-b)**2 > d*d for a, b in pts): pts.append((x, y))
    return pts

class Meal:
    def __init__(s, kind='bowl', glaze='#ded3bf', speck='#5d4a36', level=None, dome=.05, bumps=()):
        s.p = Plate(kind, glaze, speck, level if level is not None else {'bowl': .43, 'plate': .1, 'deep': .58}.get(kind, .6), dome); s.p.bumps = list(bumps); s.dyn = []; s.fixed = []; s.decor = []; s.later = []
    def base(s, grain=None, col='#d9c7a0', material=None, zone=('all',), frac=1.0, jitter=.05):
        if grain: f, n, c = GRAIN[grain]; col = c
        if s.p.bedobj is None: s.p.bed(lambda x, y: (1, 1, 1) if material else lin(col), material)
        if grain: s.later.append(lambda: s.p.grains(f(), zone, int(n*frac), jitter, .5))
    def mixbase(s, zones):
        """zones: [(grain, zone)] - last match wins for bed colour"""
        def colf(x, y):
            c = lin('#c9b48a')
            for g, z in zones:
                if s.p.inside(z, x, y): c = lin(GRAIN[g][2])
            return c
        s.p.bed(colf)
        for g, z in zones:
            f, n, _ = GRAIN[g]; area = 1.0 if z[0] == 'all' else ((z[2]-z[1])/360*(z[4]**2-z[3]**2) if z[0] == 'sec' else (z[3]/s.p.R)**2)
            s.later.append(lambda f=f, n=n, z=z, area=area: s.p.grains(f(), z, int(n*area), .05, .5))
    def put(s, what, zone, n=None, scale=1.0):
        p = s.p
        if what in PLANT:
            f, d, lift, sc = PLANT[what]; pr = f(); sc *= scale; pts = poisson(p, zone, d*sc)
            R.shuffle(pts); pts = pts[:n] if n else pts
            for x, y in pts:
                out = math.atan2(y, x); t = R.uniform(.1, .4) if what != 'egg' else R.uniform(.25, .4)
                n2 = Vector((math.cos(out)*t*-.4+R.gauss(0, .22), math.sin(out)*t*-.4-.18+R.gauss(0, .18), 1)).normalized()
                if what == 'shrimp': n2 = Vector((R.gauss(0, .35), -.25+R.gauss(0, .3), 1)).normalized()
                s.fixed.append(obj(R.choice(pr), (x, y, p.h(x, y)+lift*sc), align(n2), sc*R.uniform(.92, 1.08)))
        elif what in PILE:
            f, sc = PILE[what]; s.dyn += p.drop(f(), zone, n or 12, sc*scale, gap=.09)
        elif what in SHINGLE:
            f, step, sc = SHINGLE[what]; pr = f(); sc *= scale
            if zone[0] == 'sec': a0, a1, r = zone[1], zone[2], p.R*(zone[3]+zone[4])/2; L = math.radians(a1-a0)*r; pos = lambda t: (r*math.cos(math.radians(a0+(a1-a0)*t)), r*math.sin(math.radians(a0+(a1-a0)*t)), math.radians(a0+(a1-a0)*t)+math.pi/2)
            else: x0, y0, x1, y1 = zone[1:5]; L = math.hypot(x1-x0, y1-y0); pos = lambda t: (x0+(x1-x0)*t, y0+(y1-y0)*t, math.atan2(y1-y0, x1-x0))
            k = n or max(2, int(L/(step*sc)))
            for i in range(k):
                x, y, a = pos(i/max(1, k-1)); M = Matrix.Rotation(a+R.uniform(-.12, .12), 3, 'Z') @ Matrix.Rotation((-.62 if what not in ('carrot', 'banana') else -.42)+R.uniform(-.08, .08), 3, 'Y') @ Matrix.Rotation(.28+R.uniform(-.08, .08), 3, 'X') @ Matrix.Rotation(R.uniform(0, 6.28), 3, 'Z')
                s.fixed.append(obj(R.choice(pr), (x, y, p.h(x, y)+.115*sc), M.to_euler(), sc*R.uniform(.95, 1.04)))
        elif what in BUNDLE:
            f, k, sc = BUNDLE[what]; pr = f(); k = n or k; sc *= scale; a = R.uniform(0, 3.14) if zone[0] != 'sec' else math.radians((zone[1]+zone[2])/2)+math.pi/2
            loose = what in ('cabbage', 'carrotshred', 'onion')
            for i in range(k):
                x, y = p.sample(zone); layer = i/k
                rot = (R.uniform(-.5, .5), R.uniform(-.5, .5), R.uniform(0, 6.28)) if loose else (R.uniform(-.15, .15), R.uniform(-.12, .12), a+R.gauss(0, .22))
                (s.decor if loose else s.fixed).append(obj(R.choice(pr), (x, y, p.h(x, y)+.03+(.14 if loose else .13)*layer), rot, sc*R.uniform(.9, 1.08)))   # loose shreds never collide: rigid-body set-up cost grows fast with count
        elif what in LEAFY:
            pts = poisson(p, zone, .13*scale); R.shuffle(pts); pts = pts[:n or 16]; cx = sum(a for a, b in pts)/len(pts); cy = sum(b for a, b in pts)/len(pts)
            pr = leaf(what)
            for i, (x, y) in enumerate(sorted(pts, key=lambda q: -math.hypot(q[0]-cx, q[1]-cy))):
                a = math.atan2(y-cy, x-cx)+R.uniform(-.7, .7); t = i/len(pts)
                M = Matrix.Rotation(a, 3, 'Z') @ Matrix.Rotation(-R.uniform(.1, .55), 3, 'Y') @ Matrix.Rotation(R.uniform(-.6, .6), 3, 'X')
                obj(R.choice(pr), (x, y, p.h(x, y)+.06+.10*t), M.to_euler(), scale*R.uniform(.82, 1.1))
        else: raise KeyError(what)
    def protein(s, what, x=0, y=-.28, spin=-.2, scale=1.0, n=7):
        p = s.p
        if what in ('chicken', 'turkey', 'beef', 'pork'):
            L = .135*n*scale; dx, dy = math.cos(spin)*L/2, math.sin(spin)*L/2
            s.fixed += p.fan(sliced(what), (x-dx, y-dy), (x+dx, y+dy), n, lean=-.80, lift=.145*scale, scale=1.12*scale)
        else: s.fixed.append(p.lay(fillet(what)[R.randint(0, 1)], x, y, spin, .15*scale, (.05, -.03), 1.1*scale))
    def done(s, frames=70):
        if s.dyn: s.dyn = s.p.simulate(s.dyn, s.fixed, frames)
        for f in s.later: f()
        s.later = []
    def finish(s, herbs='parsley', sesame=None, pepper=True, zone=('all',), amount=1.0):
        s.done(); p = s.p
        if herbs: p.garnish(leaf(herbs), zone, int(34*amount), {'parsley': .5, 'basil': .5, 'mint': .6}.get(herbs, .4), .01, .45)
        if sesame: p.garnish(seed('#f3e6c4') if sesame != 'black' else seed('#1d1a16', '#2a2622'), zone, int(90*amount), 1.05)
        if pepper: p.garnish(seed('#1d1a16', '#2a2622', .42), zone, int(110*amount), 1)
