"""Third set of ingredients, each with its own cut and sear, and what makes a dish look cooked: sauces, mash, purees."""
from core import *
import core
from food import *
from pantry import *
from pantry import _f

def skin(key, rough=.36, coat=.3, bump=.35, bscale=22, sss=.08, detail=(24, .78, 1.15), spec=.5, sss_r=(.06, .03, .015), transl=0.0):
    """a material that takes its colours from the vertices"""
    return mat('k_'+key, vcol=True, rough=rough, spec=spec, coat=coat, bump=bump, bscale=bscale, bdetail=8, sss=sss, sss_r=sss_r, detail=detail, transl=transl)
def fbm(V, f, oct=3, seed=None): return nz(V, f, R.uniform(0, 99) if seed is None else seed, oct)*.5+.5
def ramp(stops, t):
    """stops: ((0, '#..'), (1, '#..')); piecewise colour ramp"""
    xs = [a for a, _ in stops]; cs = np.array([lin(c) for _, c in stops]); t = np.clip(np.asarray(t, float), xs[0], xs[-1])
    return np.stack([np.interp(t, xs, cs[:, k]) for k in range(3)], -1)
def cut(V, n, d, hit=None):
    """flattens what lies beyond the plane n·p = d"""
    n = np.array(n, float)/np.linalg.norm(n); over = np.maximum(0, V@n-d)
    if hit is not None: hit |= over > 1e-6
    return V-over[:, None]*n

# ------------------------------------------------------------------ meat
BROWN = ((0, '#f0cf90'), (.3, '#d79a4e'), (.55, '#a8642a'), (.8, '#5f2f12'), (1, '#220d05'))
def thigh():
    m = skin('thigh', rough=.34, coat=.28, bump=.6, bscale=26, detail=(30, .7, 1.2))
    def f():
        V, F = blob((.45, .33, .17), 2.3, 54, .17, 1.7, oct=3); x, y, z = V.T
        V[:, 2] += .05*np.cos(x*4.2)*np.cos(y*3)-.07*np.exp(-((y-.25*x+.03)/.05)**2)*(z > 0)       # the fold along the muscle
        n = fbm(V, 3.2, 4); n2 = fbm(V*np.array([1, 2.6, 1]), 11, 3); t = .12+.62*n+.30*n2*sstep(0, .15, V[:, 2])+.15*sstep(.08, .2, V[:, 2])
        return V+.012*(n2-.5)[:, None]*np.array([0, 0, 1]), F, ramp(BROWN, t-.12)
    return _f('thigh', 3, m, f, 'thigh')
def breast():
    """a whole grilled breast: plump at one end, pointed at the other, crossed by dark bars"""
    m = skin('breast', rough=.32, coat=.35, bump=.5, bscale=30, detail=(30, .72, 1.2))
    def f():
        V, F = blob((.70, .40, .17), 2.5, 64, .06, 1.8, oct=2); x, y, z = V.T.copy(); u = x/.70; V[:, 1] *= 1-.55*sstep(-.1, 1.0, u); V[:, 1] += .10*u**2-.04; V[:, 2] *= 1-.35*sstep(0, 1, u); V[:, 2] -= .035*np.exp(-((y-.10-.1*u)/.05)**2)*(z > 0)*sstep(.5, -.3, u)
        n = fbm(V, 3.4, 4); n2 = fbm(V*np.array([1, 2.4, 1]), 12, 3); g = np.abs(((x*.85-y*.75)*3.3+.2) % 1-.5)*2; t = .10+.50*n+.22*n2+.10*sstep(.02, .12, z); bar = sstep(.70, .88, g+.3*(n-.5))*sstep(.015, .08, z)*sstep(.25, .5, n+.35*n2); V[:, 2] -= bar*.008
        return V, F, lerp(ramp(BROWN, t), lin('#1c0a03'), bar*.9)
    return _f('breast', 2, m, f, 'breast')
def souvlaki():
    m = skin('souv', rough=.34, coat=.35, bump=.6, bscale=28)
    def f():
        s = np.array([R.uniform(.9, 1.15), R.uniform(.85, 1.05), R.uniform(.8, .95)])*.155; V, F = blob(s, 4.2, 24, .15, 2.4, oct=3); n = fbm(V, 8, 3); D = np.abs(V)/s; e = np.sort(D, 1)[:, 1]
        return V, F, ramp(BROWN, .16+.42*n+.55*sstep(.66, 1.0, e)*n+.30*sstep(.0, .15, V[:, 2])*sstep(.42, .65, fbm(V, 5, 3)))
    return _f('souv', 6, m, f, 'chunk')
def medallion():
    m = skin('medal', rough=.36, coat=.3, bump=.5, bscale=30)
    def f():
        se = R.uniform(0, 90); a, b = R.uniform(0, 6), R.uniform(0, 6)
        def col(r, t):
            x, y = r*math.cos(t), r*math.sin(t); n = mn.fractal(Vector((x*4, y*9, se)), 1, 2, 4)*.5+.5; n2 = mn.noise(Vector((x*14, y*22, se)))*.5+.5
            c = lerp(lin('#e8bf9c'), lin('#c98f6c'), np.clip(n*.9+n2*.4-.2, 0, 1)); c = lerp(lin('#d99680'), c, sstep(.05, .75, r+.2*n)); return lerp(c, lin('#6e3a18'), sstep(.86, .96, r+.06*n))
        return coin(.30*R.uniform(.92, 1.06), .11, col, lambda r, t: .012*mn.noise(Vector((r*math.cos(t)*9, r*math.sin(t)*14, se))), 24, 84, rf=lambda t: 1+.06*math.sin(2*t+a)+.04*math.sin(3*t+b), side=lambda t: ramp(BROWN, .62+.3*mn.noise(Vector((math.cos(t)*4, math.sin(t)*4, se)))), edge=.35)
    return _f('medal', 5, m, f, 'medallion')
def turkeyslice():
    m = skin('turk', rough=.42, coat=.18, bump=.4, bscale=34, sss=.12)
    def f():
        se = R.uniform(0, 90)
        def col(r, t):
            x, y = r*math.cos(t), r*math.sin(t); n = mn.fractal(Vector((x*3, y*12, se)), 1, 2, 4)*.5+.5
            c = lerp(lin('#edd3b0'), lin('#cfa27a'), np.clip(n*1.5-.3, 0, 1)); return lerp(c, lin('#8a4c1c'), sstep(.90, .97, r+.05*n)*(.25+.75*sstep(-.2, .6, math.sin(t))))
        k = R.uniform(-.06, .06)
        return coin(1.0, .05, col, lambda r, t: k*(r*math.cos(t))**2*2+.016*mn.noise(Vector((r*math.cos(t)*3, r*math.sin(t)*9, se))), 24, 96, rf=lambda t: .40/math.sqrt(math.cos(t)**2+(math.sin(t)*1.45)**2)*(1+.05*math.sin(3*t+se)), side=lambda t: lin('#8a4c1c') if math.sin(t) > 0 else lin('#d9b188'), edge=.3)
    return _f('turk', 5, m, f, 'slice')
def strip(kind='beef'):
    a = dict(beef=((0, '#c08258'), (.35, '#8f5230'), (.7, '#562810'), (1, '#2a1006')), chicken=((0, '#f3dcb6'), (.35, '#e4bd80'), (.6, '#c4853c'), (.85, '#8a4c1a'), (1, '#42200c')))[kind]
    m = skin('strip'+kind, rough=.24 if kind == 'beef' else .38, coat=.6 if kind == 'beef' else .25, bump=.5, bscale=30)
    def f():
        L, W, H = (.24*R.uniform(.8, 1.15), .098, .052) if kind == 'beef' else (.30*R.uniform(.75, 1.1), .10*R.uniform(.85, 1.15), .085)
        V, F = blob((L, W, H), 4, 26, .14, 3.4, oct=3); x = V[:, 0].copy(); V[:, 2] += R.uniform(.02, .09)*np.cos(x/L*1.5); V[:, 1] += R.uniform(-.07, .07)*(x/L)**2; n = fbm(V*np.array([1, 3, 1]), 6, 3)
        t = .15+.75*n if kind == 'beef' else .08+.40*n+.55*sstep(.2, 1.0, (V[:, 2])/H)*sstep(.25, .75, fbm(V, 5, 3))
        return V, F, ramp(a, t)
    return _f('strip'+kind, 7, m, f, 'strip')
def patty2():
    m = skin('patty', rough=.34, coat=.3, bump=.7, bscale=22, detail=(30, .62, 1.25))
    def f():
        V, F = blob((.28, .26, .11), 2.5, 34, .09, 4, oct=4); n = fbm(V, 5, 4); return V*(1+.05*(fbm(V, 12, 2)-.5))[:, None], F, ramp(BROWN, .22+.45*n+.40*sstep(.02, .10, V[:, 2])*sstep(.4, .7, fbm(V, 3.4, 3)))
    return _f('patty2', 4, m, f, 'patty')
def soutz2():
    """a browned oval in its sauce: the sauce sits in the hollows and on the top"""
    m = skin('soutz2', rough=.2, coat=.6, bump=.7, bscale=22, detail=(28, .7, 1.2))
    def f():
        V, F = blob((.29, .135, .125), 2.2, 34, .10, 5, oct=4); n = fbm(V, 4, 3); w = sstep(.45, .6, fbm(V, 3.0, 3)+.25*(V[:, 2] < -.02)+.10*sstep(.05, .12, V[:, 2]))
        C = lerp(ramp(BROWN, .55+.40*n), ramp(((0, '#a82a0e'), (1, '#d2521c')), fbm(V, 9, 2)), w*.85); return V*(1+.03*w)[:, None], F, C
    return _f('soutz2', 5, m, f, 'soutz')
def stewbeef(col=((0, '#b0623a'), (.35, '#7c3c1e'), (.7, '#481d0c'), (1, '#220b05')), key='stew', s=.2):
    m = skin(key, rough=.22, coat=.55, bump=.6, bscale=26, detail=(30, .68, 1.2))
    def f():
        q = np.array([R.uniform(1.0, 1.25), R.uniform(.78, .95), R.uniform(.62, .8)])*s; V, F = blob(q, 4.2, 30, .17, 2.2, oct=3); fib = fbm(V*np.array([1, 5, 5]), 4, 3)   # fibres along x
        return V*(1+.06*(fib-.5))[:, None], F, ramp(col, .05+.5*fib+.45*fbm(V, 5, 3))
    return _f(key+str(s), 6, m, f, 'chunk')
def tuna():
    """flakes of tinned tuna: layered, matt, pinkish beige"""
    m = skin('tuna', rough=.55, coat=.05, bump=.4, bscale=30, sss=.15)
    def f():
        parts = []; s = R.uniform(.8, 1.15)
        for k in range(R.randint(3, 5)):
            V, F = blob((.19*s*R.uniform(.7, 1.1), .13*s*R.uniform(.7, 1.1), .030*s), 3, 16, .16, 5, oct=2); n = fbm(V*np.array([1, 4, 1]), 7, 3)
            parts.append((xf(V, (R.uniform(-.03, .03), R.uniform(-.02, .02), .040*s*k), (R.gauss(0, .12), R.gauss(0, .12), R.gauss(0, .3))), F, ramp(((0, '#ecd6ba'), (.5, '#d2ac88'), (1, '#96694c')), n)))
        return join(parts)
    return _f('tuna', 6, m, f, 'tuna')

# ------------------------------------------------------------------ fish
def bass():
    """a thin sea bass fillet, skin up: silver, scored, crisp at the edge"""
    m = skin('bass', rough=.34, coat=.22, bump=.25, bscale=34, sss=.1, detail=(40, .85, 1.1))
    def f():
        V, F = blob((.80, .25, .085), 2.6, 64, .03, 2); x, y, z = V.T.copy(); u = x/.8
        V[:, 1] *= 1-.42*sstep(-.15, 1, u)+.0*u; V[:, 1] += .05*np.sin(u*2.0); V[:, 2] += .035*np.cos(u*2.6)+.05*sstep(.6, 1, np.abs(u))*R.choice((1, .4)); se = R.uniform(0, 90)
        w = y/.25; top = z > 0; n = fbm(V, 7, 3, se); n2 = fbm(V*np.array([1, 3, 1]), 16, 2, se+4)
        sc = np.abs(((u*1.0+.10*w)*3.2+.2) % 1-.5)*2; slit = sstep(.90, .97, sc)*(np.abs(w) < .72)*top        # three scores
        C = ramp(((0, '#2e2a24'), (.35, '#5f5a4e'), (.6, '#a39a84'), (1, '#d8cdb2')), .60-.46*w+.24*(n2-.5)); lat = np.exp(-((w-.1)/.035)**2); C = lerp(C, lin('#5a5142'), lat*.55)
        sear = np.clip(sstep(.50, .78, n)*.85+sstep(.80, 1.02, np.abs(w)+.3*(n-.5))*.8+sstep(.82, 1, np.abs(u)+.2*(n-.5))*.7, 0, 1)*top; C = lerp(C, lin('#c98f42'), .38*top*(.5+n2)); C = lerp(C, ramp(BROWN, .34+.55*n2), np.clip(sear*1.15, 0, .95))
        C = lerp(C, lin('#fbf1de'), slit*.9); V[:, 2] -= slit*.028; C = np.where(top[:, None], C, ramp(((0, '#fbf2e2'), (1, '#e6d0ac')), n)); return V, F, C
    return _f('bass', 2, m, f, 'fish')
def cod(w=.52):
    """a thick white loin that breaks into big flakes, lightly browned on top"""
    m = skin('cod', rough=.38, coat=.3, bump=.2, bscale=30, sss=.22, detail=(26, .9, 1.07), sss_r=(.08, .06, .05))
    def f():
        V, F = blob((w, .31, .19), 4.2, 64, .06, 1.7); x, y, z = V.T.copy(); se = R.uniform(0, 90); V[:, 2] += .03*np.cos(x*4)
        warp = nz(V, 2.6, se); fl = (x*5.0+3.2*np.abs(y+.04)**1.2+.5*warp+z*1.8) % 1; gap = np.exp(-((fl-.5)/.055)**2); step = (fl-.5)*.030
        V = V+np.array([0, 0, 1])*(step*(z > .02)-gap*.045*(z > -.02))[:, None]; V[:, :2] *= (1-gap*.03)[:, None]; n = fbm(V, 5, 3, se)
        C = lerp(lin('#fbf3e4'), lin('#ead7b8'), n); C = lerp(C, lin('#c9a678'), gap*.55); top = sstep(.06, .16, V[:, 2]); C = lerp(C, ramp(BROWN, .05+.6*n), top*sstep(.48, .72, fbm(V, 3.2, 4, se+3))*.75); return V, F, C
    return _f('cod%.2f' % w, 2, m, f, 'fish')
def salmon2():
    """oven salmon: rounded loin, flakes of coral with thin white lines, browned edge"""
    m = skin('salmon2', rough=.3, coat=.45, bump=.22, bscale=28, sss=.2, detail=(26, .88, 1.1), sss_r=(.09, .035, .02))
    def f():
        V, F = blob((.66, .30, .17), 3.6, 68, .04, 1.6); x, y, z = V.T.copy(); se = R.uniform(0, 90); V[:, 1] *= 1-.16*sstep(0, 1, x/.66); V[:, 2] += .03*np.exp(-(y/.2)**2)*(z > 0)
        warp = nz(V, 2.4, se); u = (x+1.5*np.abs(y-.02)**1.25+.12*warp+.5*z*(z < .05))*6.4; fr = np.abs((u % 1)-.5)*2; ln = sstep(.80, .97, fr); V[:, 2] -= .020*ln*(z > 0); n = fbm(V, 5, 3, se); n2 = fbm(V, 13, 2, se)
        C = lerp(lin('#f08a55'), lin('#d9622f'), n2); C = lerp(C, lin('#fbd0ac'), ln*.62); edge = sstep(.66, 1.0, np.abs(x/.66)**3+np.abs(y/.30)**3); C = lerp(C, ramp(BROWN, .50+.4*n2), np.clip(sstep(.52, .80, n)*.75+edge*sstep(.35, .6, n)*.7, 0, .9)*sstep(.03, .12, V[:, 2])); return V, F, C
    return _f('salmon2', 2, m, f, 'fish')

# ------------------------------------------------------------------ vegetables, nuts, egg
def wedge2(kind='potato'):
    """a roasted wedge: rounded skin below, two cut faces that meet in a browned edge"""
    m = skin('wedge'+kind, rough=.36, coat=.3, bump=.4, bscale=26, sss=.1)
    st = dict(potato=((0, '#f6dc94'), (.4, '#e5b452'), (.65, '#b8762a'), (.85, '#6b3410'), (1, '#2e1205')), sweet=((0, '#f2914a'), (.4, '#de6a22'), (.7, '#98400f'), (1, '#3a1204')))[kind]
    def f():
        L = .34*R.uniform(.85, 1.12); V, F = blob((L, .20, .20), 2.3, 30, .05, 2); g = R.uniform(.50, .62); V[:, 2] -= .03
        V = cut(V, (R.uniform(-.06, .06), math.cos(g), math.sin(g)), .055); V = cut(V, (R.uniform(-.06, .06), -math.cos(g), math.sin(g)), .055); V[:, 2] += .05*np.cos(V[:, 0]/L*1.5)
        n = fbm(V, 6, 4); e = sstep(.02, .09, V[:, 2])*sstep(.06, .0, np.abs(V[:, 1])); tip = sstep(.68, 1.0, np.abs(V[:, 0])/L); return V+.008*(fbm(V, 16, 2)-.5)[:, None], F, ramp(st, .02+.55*n+.28*e+.28*tip)
    return _f('wedge2'+kind, 6, m, f, 'cubew')
def walnut2():
    m = skin('walnut', rough=.5, coat=.1, bump=.3, bscale=30)
    def f():
        V, F = blob((.155, .125, .075), 2.2, 40, .05, 4); x, y, z = V.T.copy(); se = R.uniform(0, 90); w = V.copy(); w[:, 1] = np.abs(w[:, 1])
        rg = np.abs(nz(w, 13, se, 1)); g = np.exp(-(y/.014)**2); V *= (1-.30*(.28-np.minimum(rg, .28))/.28*(.5+.5*(z > -.02)))[:, None]; V[:, 2] -= g*.045*np.sign(z)*(np.abs(x) < .14)
        return V, F, ramp(((0, '#5a2f12'), (.45, '#a8703a'), (1, '#e3bd84')), rg/.30+.15*(z > 0)-.4*g)
    return _f('walnut2', 4, m, f, 'walnut')
def hazel2():
    m = skin('hazel', rough=.5, coat=.12, bump=.3, bscale=30, detail=(30, .72, 1.15))
    def f():
        V, F = blob((.105, .10, .10), 2.0, 22, .03, 3); z = V[:, 2]; V[:, 2] += .022*np.exp(-(np.hypot(V[:, 0], V[:, 1])/.035)**2)*(z > 0); th = np.arctan2(V[:, 1], V[:, 0]); st = .5+.5*np.sin(th*19+3*nz(V, 9))
        return V, F, lerp(ramp(((0, '#6f3614'), (1, '#b8783a')), st*.5+.5*fbm(V, 8)), lin('#e8c893'), sstep(-.055, -.075, V[:, 2]))
    return _f('hazel2', 4, m, f, 'hazel')
def almond2():
    m = skin('almond', rough=.48, coat=.1, bump=.4, bscale=40)
    def f():
        V, F = blob((.150, .085, .046), 2.05, 24); x = V[:, 0]/.15; V[:, 1] *= np.where(x > 0, 1-.62*np.clip(x, 0, 1)**1.3, 1); V[:, 2] *= 1-.3*np.clip(x, 0, 1); a = np.arctan2(V[:, 2]*2, V[:, 1]); g = .5+.5*np.sin(a*11+3*nz(V, 7)); V *= (1+.012*(g-.5))[:, None]
        return V, F, ramp(((0, '#6a3412'), (.6, '#98551f'), (1, '#b97a3a')), g*.30+.6*fbm(V, 8, 3))
    return _f('almond2', 4, m, f, 'almond')
def raisin2():
    m = skin('raisin', rough=.34, coat=.35, bump=.2)
    def f():
        V, F = blob((.10, .066, .052), 2.1, 28, .08, 4); rg = np.abs(nz(V*np.array([.6, 1, 1]), 24, R.uniform(0, 9), 1)); V *= (1-.32*(.3-np.minimum(rg, .3))/.3)[:, None]; return V, F, ramp(((0, '#160704'), (1, '#5e2a16')), rg/.3)
    return _f('raisin2', 4, m, f, 'raisin')
def apricot2():
    m = skin('apric', rough=.42, coat=.15, bump=.3, sss=.25, sss_r=(.09, .04, .01))
    def f():
        V, F = blob((.21, .185, .055), 2.3, 36, .08, 2.6); rg = np.abs(nz(V, 9, R.uniform(0, 9), 1)); r = np.hypot(V[:, 0]/.21, V[:, 1]/.185); V[:, 2] += .030*r**2-.014*(.25-np.minimum(rg, .25))/.25; V[:, 2] -= .04*np.exp(-(V[:, 1]/.02)**2)*(V[:, 2] > 0)*(V[:, 0] > -.1)
        return V, F, ramp(((0, '#b3480f'), (.4, '#dc761c'), (1, '#ee9a38')), .25+rg/.28*.45+.3*fbm(V, 4))
    return _f('apric2', 4, m, f, 'apric')
def pumpkinseed():
    m = mat('k_pseed', '#56702a', '#8a9c4c', nscale=20, rough=.4, coat=.25, val=.12)
    def f():
        V, F = blob((.075, .042, .013), 2.1, 10); V[:, 1] *= 1-.45*np.clip(V[:, 0]/.075, 0, 1); return mesh('seed', V, F, material=m)
    return protos('pseed', 3, f)
def pistachio2():
    """shelled, some chopped: green inside, purple skin"""
    m = skin('pist', rough=.45, coat=.15, bump=.3)
    def f():
        V, F = blob((.085, .052, .048), 2.1, 18, .06, 8)
        if R.random() < .55: hit = np.zeros(len(V), bool); V = cut(V, (R.gauss(0, .6), R.gauss(0, .6), 1), R.uniform(-.005, .02), hit)
        else: hit = np.zeros(len(V), bool)
        C = lerp(ramp(((0, '#7a9a3a'), (1, '#a9bf5e')), fbm(V, 10)), lin('#6d3a46'), sstep(.52, .66, fbm(V, 11, 3))*.8); return V, F, np.where(hit[:, None], lin('#b7cc62'), C)
    return _f('pist2', 7, m, f, 'pist')
def poached2(runny=True):
    """a poached egg: taut white, the yolk just broken and running"""
    m = skin('poach2', rough=.2, coat=.5, bump=.04, bscale=9, sss=.28, sss_r=(.06, .05, .035), detail=None)
    def f():
        V, F = blob((.31, .28, .17), 2.05, 64, .10, 2.2, oct=2); x, y, z = V.T.copy(); V[:, 2] += .03*np.exp(-((x-.03)**2+y**2)/.02)*(z > 0); n = nz(V, 5, 3, 2)
        V[:, 2] += .05*sstep(-.02, -.12, z)*0+.012*nz(V, 8, 9, 2); q = np.hypot((x-.0)/.125, (y+.02)/.105)+.35*n; run = np.hypot((x-.03+.05*np.sin(y*14))/(.062+.10*np.clip(-y-.1, 0, .2)), np.maximum(0, np.abs(y+.17)-.14)/.05)+.3*n
        yk = np.maximum(1-sstep(.86, 1.0, q), (1-sstep(.8, 1.0, run))*runny)*(z > -.08); C = lerp(np.tile(lin('#fbf6ec'), (len(V), 1)), ramp(((0, '#ee8a08'), (1, '#fbb324')), .5+n), yk); V += V/np.linalg.norm(V, axis=1)[:, None]*(yk*.014)[:, None]; return V, F, C
    return _f('poach2', 1, m, f, 'poach')
def mushslice():
    """a sautéed slice: browned cap and gills, stem"""
    m = skin('mush2', rough=.34, coat=.35, bump=.3, bscale=26, sss=.08)
    def f():
        se = R.uniform(0, 90); s = R.uniform(.85, 1.1)
        P = [(math.cos(a)*.19, math.sin(a)*.15+.02) for a in np.linspace(-.1, math.pi+.1, 14)]+[(-.17, -.03), (-.07, -.02), (-.06, -.15), (.06, -.15), (.07, -.02), (.17, -.03)]; rf0 = polyrf(P); rf = lambda t: rf0(t)*s*(1+.04*math.sin(5*t+se))
        def col(r, t):
            x, y = r*math.cos(t), r*math.sin(t); n = mn.fractal(Vector((x*3, y*3, se)), 1, 2, 3)*.5+.5; c = ramp(((0, '#f0d9b0'), (.5, '#cf9c5c'), (1, '#7c4418')), np.clip(.1+n*.75+.35*sstep(.55, .95, r), 0, 1)); return lerp(c, lin('#5a3218'), .8*float(-.28 < y < -.05 and .12 < abs(x) < .75 and r < .85))
        return coin(1.0, .045, col, lambda r, t: .02*math.sin(2*t+se)*r, 14, 80, rf=rf, side=lambda t: lin('#74401c'), edge=.3)
    return _f('mush2', 6, m, f, 'mush')
def auberslice():
    """a baked round of aubergine: soft golden flesh, dark skin"""
    m = skin('aub2', rough=.26, coat=.5, bump=.5, bscale=18)
    def f():
        se = R.uniform(0, 90)
        def col(r, t):
            n = mn.fractal(Vector((r*math.cos(t)*4, r*math.sin(t)*4, se)), 1, 2, 4)*.5+.5; c = ramp(((0, '#e0b464'), (.5, '#b87a32'), (1, '#5f300f')), np.clip(n*1.4-.2, 0, 1)); return lerp(c, lin('#1d0a1e'), sstep(.91, .965, r))
        return coin(.25*R.uniform(.9, 1.08), .075, col, lambda r, t: .022*mn.noise(Vector((r*math.cos(t)*5, r*math.sin(t)*5, se)))-.02*r*r, 18, 72, rf=lambda t: 1+.05*math.sin(2*t+se), side=lambda t: lin('#1a0a1c'), edge=.4)
    return _f('aub2', 5, m, f, 'auber')
def potround():
    m = skin('potr', rough=.36, coat=.3, bump=.3)
    def f():
        se = R.uniform(0, 90)
        def col(r, t): n = mn.fractal(Vector((r*math.cos(t)*3, r*math.sin(t)*3, se)), 1, 2, 3)*.5+.5; return ramp(((0, '#f5dd9c'), (.5, '#e6bd66'), (1, '#b8792c')), np.clip(n*1.1-.15+.5*sstep(.8, 1, r), 0, 1))
        return coin(.22*R.uniform(.9, 1.1), .075, col, lambda r, t: .006*math.sin(3*t+se), 14, 60, rf=lambda t: 1+.05*math.sin(2*t+se), edge=.35)
    return _f('potr', 5, m, f, 'potr')
def crumb(col=((0, '#4a1d0c'), (.5, '#8a3f1c'), (1, '#b8622e')), key='mince', s=.05):
    """cooked mince"""
    m = skin(key, rough=.34, coat=.3, bump=.6, bscale=30)
    def f(): V, F = blob(np.array([R.uniform(.8, 1.4), R.uniform(.8, 1.1), R.uniform(.7, 1)])*s, 2.4, 10, .3, 9, oct=2); return V, F, ramp(col, fbm(V, 9))
    return _f(key+str(s), 8, m, f, 'mince')
def onionlet():
    """stew onion: glazed, translucent layers, browned root"""
    m = skin('onlet', rough=.16, coat=.7, bump=.15, sss=.2, sss_r=(.06, .03, .01), detail=(18, .85, 1.1))
    def f():
        V, F = blob((.132, .120, .118), 2.15, 28, .06, 2.6); a = np.arctan2(V[:, 2], V[:, 1]); s = .5+.5*np.sin(a*7+4*nz(V, 5)); V[:, 0] += .018*np.exp(-(np.hypot(V[:, 1], V[:, 2])/.04)**2)*np.sign(V[:, 0])
        return V, F, ramp(((0, '#e9bd78'), (.5, '#c07c34'), (1, '#6a3212')), .02+.30*s+.60*fbm(V, 3.4, 3)+.30*sstep(.09, .14, np.abs(V[:, 0])))
    return _f('onlet', 5, m, f, 'bonion')

# ------------------------------------------------------------------ pasta
def tangle(r=.95, h=.5, strands=150, thick=.016, cols=('#efc878', '#f8dfa6'), rough=.3, coat=.4, loops=(1.2, 2.4), sss=.2):
    """strands that wander over each other instead of running in rings"""
    m = mat('tangle'+cols[0], cols[0], cols[1], nscale=3, rough=rough, sss=sss, coat=coat, val=.05); parts = []
    for s in range(strands):
        k = R.uniform(*loops); n = int(70*k); t = np.linspace(0, 1, n); lay = s/strands; rr = R.uniform(.22, .52)*r; q = (r-rr)*math.sqrt(R.random()); b = R.uniform(0, 6.28); a = R.uniform(0, 6.28)+t*k*2*np.pi*R.choice((-1, 1)); e = R.uniform(.55, 1); sp = R.uniform(0, 3.14)
        ra = rr*(1+.16*np.sin(a*R.uniform(.3, .8)+b)); x0, y0 = ra*np.cos(a), ra*e*np.sin(a); x = q*math.cos(b)+x0*math.cos(sp)-y0*math.sin(sp); y = q*math.sin(b)+x0*math.sin(sp)+y0*math.cos(sp)
        d = np.hypot(x, y)/r; x, y = x/np.maximum(1, d), y/np.maximum(1, d); d = np.minimum(d, 1); top = h*np.sqrt(np.clip(1-d**2.4, 0, 1)); z = top*(.35+.65*lay)+.05*np.sin(a*1.7+b)*(.3+.7*lay)*(1-d**3)+.02*np.sin(a*4.1+s)
        V, F = tube(np.stack([x, y, np.maximum(z, .02)], 1), thick, 7); parts.append((V, F, np.zeros((len(V), 3))))
    V, F, _ = join(parts); return mesh('spag', V, F, material=m)

# ------------------------------------------------------------------ sauces and soft things
def sauce(m, x, y, r, hgt=.06, cols=('#7a1d0c', '#b8431a'), ragged=.30, stretch=1.0, spin=0.0, sink=.045, lumps=.35, gloss=.16, oil=None, coat=.75, z=None, lim=.985, under=0.0, fine=20, sss=.06, clear=0.0):
    """a poured sauce: noisy outline, uneven thickness, an edge that dives between the grains (or meets the plate with a rounded lip)"""
    p = m.p; n, nt = 44, 170; se = R.uniform(0, 99); V, C, F = [], [], []; c1, c2 = lin(cols[0]), lin(cols[1]); c3 = lin(oil) if oil else c2*1.15
    ca, sa = math.cos(spin), math.sin(spin)
    def rad(a): q = Vector((math.cos(a)*1.25, math.sin(a)*1.25, se)); return r*(1+ragged*mn.fractal(q, 1, 2, 4)+ragged*.35*mn.noise(q*5))
    rads = [rad(2*math.pi*j/nt) for j in range(nt)]
    for i in range(n+1):
        u = i/n
        for j in range(nt if i else 1):
            a = 2*math.pi*j/nt; q = u*rads[j]; dx, dy = q*math.cos(a)*stretch, q*math.sin(a)/stretch; X, Y = x+dx*ca-dy*sa, y+dx*sa+dy*ca; d = math.hypot(X, Y)
            if d > p.R*lim: X, Y = X*p.R*lim/d, Y*p.R*lim/d
            w = mn.fractal(Vector((X*3.2, Y*3.2, se)), 1, 2, 4); base = (p.h(X, Y) if z is None else z)+under
            V.append((X, Y, base+hgt*((1-u**5)**.7)*(.75+lumps*w)+.25*hgt*w-sink*u**7)); t = .5+.9*w
            c = c1*(1-np.clip(t, 0, 1))+c2*np.clip(t, 0, 1); e = float(sstep(.72, .98, u+.12*w)); C.append(c*(1-e)+(c3 if oil else c*1.12)*e)
    for j in range(nt): F.append((0, 1+j, 1+(j+1) % nt))
    for i in range(n-1):
        for j in range(nt): F.append((1+i*nt+j, 1+(i+1)*nt+j, 1+(i+1)*nt+(j+1) % nt, 1+i*nt+(j+1) % nt))
    mt = mat('sauce%s%s%.2f%.2f' % (cols[0], cols[1], gloss, clear), vcol=True, rough=gloss, coat=coat, sss=sss, sss_r=(.06, .03, .01), bump=.35*lumps/.35, bscale=fine, bdetail=8, detail=(26, .82, 1.14))
    mt.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 1-clear   # oil and honey let the plate through
    return obj(mesh('sauce', V, F, C, material=mt), name='sauce')
def broth(m, cols, lumps=.02, gloss=.06, bump=.12, oil=None):
    """the surface of a soup: flat, glossy, cloudy in colour"""
    c1, c2 = lin(cols[0]), lin(cols[1]); se = R.uniform(0, 99)
    def col(x, y): t = np.clip(.5+1.1*mn.fractal(Vector((x*2.6, y*2.6, se)), 1, 2, 5), 0, 1); return c1*(1-t)+c2*t
    m.p.bed(col, mat('broth'+cols[0], vcol=True, rough=gloss, coat=.9, sss=.08, sss_r=(.08, .05, .02), bump=bump, bscale=9, bdetail=5, detail=(34, .9, 1.08)))
def puree(m, x, y, r, hgt, cols=('#f0dfae', '#e2c88a'), ridges=.035, freq=9, ry=1.0, matt=.42, ragged=.16, spin=.4, key='', bsc=26):
    """mash or hummus spread with the back of a spoon: soft grooves that curve, a torn edge"""
    p = m.p; n, nt = 60, 190; se = R.uniform(0, 99); V, C, F = [], [], []; c1, c2 = lin(cols[0]), lin(cols[1])
    def g(X, Y):
        d = math.hypot(X-x, (Y-y)/ry)/r; a = math.atan2((Y-y)/ry, X-x); w = mn.fractal(Vector((X*2.4, Y*2.4, se)), 1, 2, 4); s = .5+.5*math.sin(d*freq*2.2-a*1.0+spin*3+2.2*w); return s, w
    for i in range(n+1):
        u = i/n
        for j in range(nt if i else 1):
            a = 2*math.pi*j/nt; q = Vector((math.cos(a)*1.3, math.sin(a)*1.3, se)); rr = u*r*(1+ragged*mn.fractal(q, 1, 2, 4)); X, Y = x+rr*math.cos(a), y+rr*math.sin(a)*ry; d = math.hypot(X, Y)
            if d > p.R*.985: X, Y = X*p.R*.985/d, Y*p.R*.985/d
            s, w = g(X, Y); V.append((X, Y, p.h(X, Y)+hgt*(1-u**2.6)**.75+(ridges*(s**.7)+.03*w)*(1-u**4)-.03*u**9)); t = np.clip(.35+.6*w-.35*(s-.5), 0, 1); C.append(c1*(1-t)+c2*t)
    for j in range(nt): F.append((0, 1+j, 1+(j+1) % nt))
    for i in range(n-1):
        for j in range(nt): F.append((1+i*nt+j, 1+(i+1)*nt+j, 1+(i+1)*nt+(j+1) % nt, 1+i*nt+(j+1) % nt))
    return obj(mesh('puree', V, F, C, material=skin('puree'+cols[0]+key, rough=matt, coat=.15, bump=.3, bscale=bsc, sss=.2, detail=(30, .92, 1.06), sss_r=(.07, .05, .03))), name='puree')
def yellowonion():
    """softened onion: pale gold, glossy"""
    m = skin('yonion', rough=.2, coat=.6, sss=.25, bump=.1, transl=.15, detail=(20, .88, 1.1))
    def f():
        a0, a1 = R.uniform(0, 2), R.uniform(3.0, 5.0); n = 26; a = np.linspace(a0, a1, n); rr = R.uniform(.10, .19); pts = np.stack([rr*np.cos(a)*(1+.12*np.sin(a*1.7)), rr*np.sin(a), .035*np.sin(a*1.6+rr*40)], 1)
        V, F = tube(pts, .024, 6); return V, F, ramp(((0, '#f6e3b0'), (.6, '#e2b866'), (1, '#b97a30')), fbm(V, 6))
    return _f('yonion', 6, m, f, 'onion')
def leekring():
    m = skin('leek2', rough=.24, coat=.5, sss=.2, bump=.08, detail=(20, .9, 1.08))
    def f():
        s = R.uniform(.10, .15); g = R.random()**2*.7; se = R.uniform(0, 9)
        def col(r, t): q = .5+.5*math.sin(r*26+.4*math.sin(t*2+se)); return lerp(lerp(lin('#f1efc4'), lin('#b9cf78'), min(1, .75*g+.5*r)), lin('#7fa240'), np.clip(q*.45*(.4+g)+.55*float(sstep(.86, .97, r))*(.3+g), 0, 1))
        return coin(s, .075, col, lambda r, t: .016*math.sin(r*26+.4*math.sin(t*2+se))+.02*(1-r), 18, 56, rf=lambda t: 1+.05*math.sin(2*t+se), edge=.3)
    return _f('leek2', 7, m, f, 'leek')
def curd(cols=((0, '#f8d070'), (.40, '#eda93c'), (.7, '#de7a2e'), (1, '#c2441a'))):
    """soft scrambled egg, stained by tomato"""
    m = skin('curd', rough=.26, coat=.5, sss=.22, bump=.25, bscale=16, sss_r=(.08, .05, .02), detail=(22, .9, 1.08))
    def f(): V, F = blob((.20*R.uniform(.8, 1.2), .15, .085), 2.3, 26, .17, 2.4, oct=2); return V, F, ramp(cols, .0+1.05*fbm(V, 4.0, 3))
    return _f('curd', 7, m, f, 'scram')
def fetacrumb(s=.07):
    m = skin('fetac', rough=.62, coat=.02, sss=.25, bump=.5, bscale=30, detail=(30, .9, 1.05))
    def f(): V, F = blob(np.array([R.uniform(.7, 1.3), R.uniform(.6, 1.1), R.uniform(.5, .9)])*s, 4, 14, .30, 6/s*.07, oct=3); return V, F, ramp(((0, '#efe6d2'), (1, '#fdf8ec')), fbm(V, 9))
    return _f('fetac'+str(s), 8, m, f, 'feta')
